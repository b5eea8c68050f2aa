import type { Concept } from '../habit/concept.ts';

/** Phones, feeds, television and games. */
export const SCREENS: readonly Concept[] = [
  {
    id: 'screen',
    habit: 'screen|phone|device|screen time|screens|scroll|phone free|screen free',
    said: 'mobile|ipad|tablet|laptop|telly|tv|netflix|iphone|social media|instagram|insta|tiktok|twitter|facebook|fb|reddit|snapchat|threads|feed|doomscroll|scrolling|reel|youtube|linkedin feed|whatsapp|gaming|xbox|binged|binge|prime|kindle fire|screens off|screen off|devices away|devices off|phone away|phone off|phone down|phone in the drawer|phone in a drawer|phone in the box|phone basket|aeroplane mode|airplane mode|flight mode|do not disturb|laptop lid|tablet off|screen report|screen time report|pickups|on my phone|my phone|rabbit hole|ps5|computer|macbook|charger|screen time says|screen time|phone in the|phone face down|on airplane|phone slept|phone stayed|phone downstairs|phone in another|phone overnight|ipad away|tablet away|screens away|screens down|no screens|unplugged|digital detox|brick phone|dumb phone|phone jail|phone box|scrolled',
    hint: 'charging|glued to',
    opposite: 'phone was on the table|phone on the table|phone next to me|phone beside me',
    not: 'phone call|on the phone to|on the phone with|phoned|sunscreen|phone rang|phone died|phone my|phoned my|phone mum|phone interview|by phone|phone shop|phone number|phone bill|windscreen|screening|green screen|phone with|screen door|headphone|phone the|phone her|phone him|phone them',
  },
  {
    id: 'social',
    habit:
      'social media|instagram|insta|tiktok|twitter|facebook|fb|reddit|snapchat|threads|scroll|doomscroll|scrolling|reel|youtube|linkedin feed|whatsapp|social app|social apps|socials|news feed|my feed|the feed',
    said: 'insta story|fyp|scrolled|doomscrolled|tweets|stories|meme|phone|the gram|ig|tik tok|x app|bluesky|mastodon|pinterest|discord|insta reels|reels|shorts|for you page|explore page|timeline|snap|snapchatted|bereal|doomscrolling|scrolly|scroll hole|the apps|posted|dms|yt|opened the app|rabbit hole|mrbeast|video|videos|vids|clips|streamer|livestream|subs',
    narrow: true,
    hint: 'eyes bled|refreshed|lurked|liked|posted a|reels rabbit|rabbit hole|shorts hole|tok|feeds|the socials|logged in to insta|back on insta|reinstalled|x|the bird app|linkedin scroll|hinge|tinder|bumble',
  },
  {
    id: 'tv',
    habit: 'tv|telly|television|netflix|series|binge',
    said: 'episode|iplayer|disney|boxset|box set|prime video|love island|strictly|bake off|show|binged|watched|couch potato|vegged|eastenders|corrie|emmerdale|coronation street|gogglebox|hbo|apple tv|paramount|now tv|disney plus|film|movie|the match|the football|the rugby|match of the day|the news at|the box|goggle box|squid game|stranger things|traitors|succession|office reruns|reruns|seasons|season finale|one more episode|binge watched|sky|whole series|a series|a season|two episodes|three episodes|one episode|an episode|box on|set on|telly on|telly off|tv off|tv stayed|telly stayed|remote untouched|remote|all4|itvx|britbox|crime drama|true crime doc|documentary|the news|film night|movie night|sofa and',
    narrow: true,
  },
  {
    id: 'gaming',
    habit: 'gaming|video game|game|xbox|playstation|console',
    said: 'ps5|switch|steam|fortnite|minecraft|fifa|call of duty|zelda|played|gamed|league|valorant|gaming session|xbox on|ps4|nintendo|elden ring|gta|roblox|apex|overwatch|mario|mario kart|animal crossing|stardew|halo|counter strike|cs2|lol ranked|ranked|dota|rocket league|warzone|cod|sims|the sims|football manager|fc 25|baldurs gate|skyrim|hogwarts legacy|raid with the guild|raided with|controller|joystick|one quick match|quick match|a match|logged off|online with the lads|pokemon|candy crush|clash of clans|xbox stayed|ps5 stayed|console stayed|controller stayed|switch stayed|two rounds|a few rounds|rounds of|matches of|games of|gamed till|gaming till|one more game|lobby|ranked games|ea fc|helldivers|diablo|steam deck|pc off|console off|logged on with the lads',
    hint: 'match|level|round|lobby',
    not: 'board game|football game|watch the game',
    narrow: true,
  },
  {
    id: 'news',
    habit: 'news',
    said: "headlines|bbc|guardian|cnn|news app|doomscroll|news site|newspaper|the papers|sky news|news alerts|radio news|headline|newsnight|ten o'clock news|the ten o clock|breaking news|apple news|politics|front page|o'clock news|bbc news|no bbc|the bbc|channel 4 news|fox news|telegraph|times|daily mail|guardian app|bbc app|news at ten|rolling news|papers|checked the headlines|read the headlines|news sites|twitter news|question time|today programme|news podcast|sucked me in|rolling coverage",
    not: 'good news|bad news|great news',
    narrow: true,
  },
  {
    id: 'laptop',
    habit: 'laptop|computer|macbook',
    said: 'pc|desktop|monitor|keyboard|chromebook|notebook away|work machine|screen off|logged off|powered down|lid down|lid shut|shut it down|typing|still typing|closed it at|packed it away|off it by|back on it',
    not: 'on the keyboard',
  },
  {
    id: 'unfollow',
    habit: 'unfollow|mute one|unsubscribe|unfollow one account',
    said: 'unfollowed|muted|hit unfollow|culled|unsubscribed|blocked|unfollowing|kicked off my feed|out of my feed',
    narrow: true,
  },
  {
    id: 'logout',
    habit: 'log out|sign out|log off',
    said: 'logged out|signed out|logged off|closed the app|off the app|deleted the app|app closed|app deleted|out by|logging out',
    narrow: true,
  },
  {
    id: 'greyscale',
    habit: 'screen to grey|greyscale|grayscale|black and white screen',
    said: 'grey mode|grey screen|black and white|grey since|gone grey|grey as',
    narrow: true,
  },
  {
    id: 'removeapp',
    habit:
      'remove one app|remove 1 app|delete the app|remove app|uninstall|apps from my phone|app from my phone|apps from',
    said: 'deleted|uninstalled|removed the app|app gone|took the app off|deleted the app|deleted it|off my phone',
    narrow: true,
  },
];
