import type { Concept } from '../habit/concept.ts';

/** Calm, belief and what is put on paper about a day. */
export const MIND: readonly Concept[] = [
  {
    id: 'meditate',
    habit: 'meditate|meditation|mindfulness|mindful|in silence|be still|sit in silence|sit still|sit with nothing',
    said: "headspace|insight timer|calm app|body scan|zen|cushion|sat for|sit for|sat in silence|sat quietly|sit quietly|om|mindful minutes|metta|loving kindness|sat in stillness|guided session|sat still|breathing session|waking up app|meditated|sat on the cushion|sitting practice|vipassana|zazen|transcendental|tm session|sit in stillness|stillness|breath meditation|calm session|ten percent happier|petit bambou|watched my breath|followed the breath|om'd|guided meditation|zenned|chanted|chant|mantra|breathed for|sat and breathed|sat with my thoughts|sat for a bit|wee sit|a sit|had a sit|ten minutes of stillness|nothing but breathing|quiet sit|watched my thoughts|noting practice|mindful|zen time|om time|calm did its thing|headspace did its thing|medito|smiling mind|balance app|plum village|sitting done|body relaxed|yoga nidra",
    hint: 'silence|quiet|calm|app',
    opposite: 'mind too noisy|monkey mind won|too fidgety|could not sit still|cushion untouched',
  },
  {
    id: 'breathe',
    habit: 'breathe|breathing|breath|breathwork|box breathing',
    said: 'deep breath|4 7 8|wim hof|exhale|inhale|box breath|breathing exercise|breaths|breathed|in for four|four seven eight|slow breath|belly breath|belly breathing|diaphragm|pranayama|slow breathing|nostril|sighs|physiological sigh|breathing app|breather|breaths done|slow breaths|in and out|in for|held for|out for|4 4 4 4|box breathed|breathed in|breathed slowly|six breaths|three breaths|breathwork done|breathing done|belly breaths|humming breath|alternate nostril|lions breath|exhaled',
    not: 'out of breath|breath of fresh air|catch my breath|caught my breath|hardly breathe|could not breathe|room to breathe|no time to breathe|breath of air|save your breath|breathing down',
  },
  {
    id: 'journal',
    habit: 'journal|diary|morning page|bullet journal',
    said: 'bujo|brain dump|wrote in it|day one|journalled|journalling|diary entry|dear diary|pen to paper|five minute journal|journal entry|wrote about my day|lines about my day|wrote my day|poured my heart|bullet journalled|brain dumped|stoic journal|moleskine|my pages|three pages|daily page|reflected on paper|wrote it all down|wrote up my day|wrote about today|filled a page|filled a whole page|all came out|got it all down|all down on paper|down on paper|scribbled a page|page before bed|page before lights out|vented on paper|offloaded on paper|wrote it out|poured it out|spilled onto|one line a day|reflection written|two pages|half a page of moaning|penned|ink on paper|logged my day|bullet journal done',
    hint: 'entry|pen|notebook|scribble|jotted|page|lines|scribbled',
    opposite: 'notebook stayed shut|journal stayed shut|page is blank|pages are blank|pen untouched|notebook closed',
  },
  {
    id: 'gratitude',
    habit: 'gratitude|grateful|thankful|good thing|something good|small win',
    said: 'blessing|three good thing|3 good thing|thankful list|gratitude list|gratitudes|counted my blessing|things i am grateful|things i am thankful|grateful for|thankful for|good things|three things|silver lining|bright spot|highlights of the day|best bits|high points|what went well|jotted my three|my three down|three things down|three down|my three|blessings|blessings counted|good bits|good stuff|three nice things|what i am grateful|gratitude done|thanks list|list of thanks|jotted that|one nice thing|good thing was|best bit|highlight was',
    hint: 'wins|win|highlight|appreciated',
    not: 'grateful to be home|thankful it is friday',
  },
  {
    id: 'pray',
    habit: 'pray|prayer|rosary|devotion|devotional|quiet time|salah|namaz|fajr|isha',
    said: 'prayed|mass|church|knelt|grace|talk with god|talked to god|talk to god|time with god|mosque|hail mary|our father|prayers|praying|novena|compline|vespers|evensong|matins|lords prayer|dhuhr|zuhr|asr|maghrib|jumuah|tahajjud|wudu|prayer mat|on my knees|shacharit|davened|daven|puja|zikr|dhikr|tasbih|hail marys|examen|prayer time|prayer book|prayer beads|spoke to god|talked with god|time with the lord|said my grace|rosary said|grace said|word with god|quiet word|word with the lord|spoke with god|talked to the lord|talked to jesus|prayer said|prayers done|said grace|said my rosary|decade of the rosary|beads|mat out|all five|salat|on my mat|lit a candle and|chapel|vigil|adoration|intercession|prayed for|back pew|pew|sunday service|morning service|communion|eucharist|hymns|sermon|homily|church service|at church|to church|to mass|friday prayers|shul|service at|five decades|decades|decade|mysteries|glorious mysteries|joyful mysteries|sorrowful mysteries',
    not: 'praying for friday|pray for me|praying it|prayed it|pray it does',
  },
  {
    id: 'scripture',
    habit: 'bible|scripture|quran|koran|psalm|torah|gita|verse',
    said: "gospel|proverb|genesis|surah|devotional|chapter of|romans|bible reading|verse of the day|bible app|psalms|the word of god|old testament|new testament|john 3|matthew|mark's gospel|luke|corinthians|ephesians|isaiah|exodus|leviticus|deuteronomy|daily reading|lectionary|ayah|juz|hadith|bhagavad|upanishad|talmud|parsha|sutra|hymn|the good book|youversion|sura|surat|verses|psalm|read the word|bible plan|bible in a year|devotions|read my bible|john|acts|jonah|ruth|esther|hebrews|james|peter|samuel|kings|job chapter|ecclesiastes|galatians|revelation",
    hint: 'chapter|page',
  },
  {
    id: 'winddown',
    habit: 'wind down|dim the light|unwind|relax',
    said: 'bath|unwound|wound down|dimmed|candle|low light|herbal tea|chamomile|dimmed the lights|lights low|lamps low|lights down|lamps only|soft lighting|candlelight|candles lit|candles|fairy lights|epsom|hot bath|warm bath|bubble bath|calming music|chamomile tea|slowed down|quiet evening|cosy|unwinding|wound right down|big light off|big light|lamps on low|lights dimmed|dimmed everything|candles out|in the bath|soaked in the tub|slippers on|pyjamas by|pjs by|cocoa|hot milk|quiet hour|calm hour|tea and a book|soft music|rain sounds',
    hint: 'lamp|chill|book|tea',
  },
  {
    id: 'craving',
    habit: 'craving|urge|cravings|urges',
    said: 'rode it out|surfed it|ride it out|tempted|itch|rode out|white knuckled|surfed the urge|urge surfed|it passed|craved',
  },
  {
    id: 'therapy',
    habit: 'therapy|cbt|worry time|mood log|mood|affirmation|thought record|worry',
    said: 'therapist|counsellor|thought diary|mood tracker|mantra|daylio|worries|thought log|worry window|worry list|wrote my worries|wrote my worries down|cbt sheet|cbt worksheet|mood entry|mood rating|rated my mood|mood tracked|mood logged|logged my mood|counselling|therapy homework|affirmations|said my affirmations|i am enough|reframed|reframe|feelings wheel|finch|stoic app|bearable|how i feel|checked in with myself|coping card|five senses|grounding|54321|exposure|worries out|worries on paper|6 10|out of ten|mood 6|mood 7|mood done|mood is in|moodpath|wysa|how we feel|emoji logged|feelings logged|rated the day|rated today|worry list done|thoughts challenged|challenged a thought|exposure done|told the mirror|said it to the mirror|logged a|logged a 6|logged a 7|logged a 8|logged a 5|a 7 today|a 6 today|smiley|emoji for the day|mood',
    not: 'in a mood|bad mood|good mood|no worries|do not worry|therapist dog|retail therapy',
  },
  {
    id: 'mindset',
    habit: 'visualise|affirm|learned|lesson learned|reflect',
    said: 'reflection|visualised|visualisation|reflected|what i learned|lessons|learnings|pictured|imagined|mental rehearsal|vision board|affirmation|affirmations|looked back on|reviewed my day|day review|evening review|weekly review|lesson of the day|visualised my|pictured it|reflected on|thought about what|review done|reviewed|i am enough|told the mirror|mirror talk|said i am|affirmed',
  },
  {
    id: 'sounds',
    habit: 'noticing|notice|listen to the sounds|senses',
    said: 'birdsong|noticed|listened to the|heard the|sounds|the birds|hum of|traffic noise|five things i could',
    hint: 'listened|birds|sound',
  },
  {
    id: 'hobby',
    habit: 'hobby|something i love|fun|play time for me',
    said: 'tinkered|pottered|lego build|model railway|warhammer|board game|kite',
    not: 'for fun',
  },
  {
    id: 'rest',
    habit: 'rest for|rest day|do nothing|feet up|sit with nothing',
    said: 'rested|put my feet up|did nothing|lounged|chilled out|took it easy|had a sit down',
    not: 'rest of the|the rest',
  },
  {
    id: 'astronomy',
    habit: 'astronomy|stargazing|stars|telescope',
    said: 'jupiter|saturn|constellation|stargazed|moon craters|orion|binoculars at',
    opposite: 'too cloudy|cloudy',
    narrow: true,
  },
  {
    id: 'nature',
    habit: 'near trees|trees plants or water|in nature|by the water',
    said: 'by the canal|by the river|by the sea|by the lake|in the woods|under a tree|in the park|botanical|riverbank|waterfront',
  },
  {
    id: 'worries',
    habit: 'worries|my worries|empty my head|brain dump|head on paper',
    said: 'brain dumped|worry list|poured it all|it all came out|head emptied|notebook and it|filled a page|filled a whole page',
    narrow: true,
  },
  {
    id: 'bodyscan',
    habit: 'notice my body|body scan|feet to head',
    said: 'scanned my body|toes to head|head to toe|toes to scalp|toes to crown|from my toes|scalp|scanned from|noticed my body|feet up to my',
    narrow: true,
  },
  {
    id: 'sleepless',
    habit: 'leave bed when',
    said: 'got up when|read in the lounge until|could not sleep so i got up',
  },
  {
    id: 'treat',
    habit: 'home treat|pleasant thing|pleasant things|treat for',
    said: 'bubble bath|face mask|little luxury|foot soak|nice bath|hot chocolate and a blanket|pampered|long soak',
    hint: 'treat',
  },
  {
    id: 'grounding',
    habit: 'things around me|grounding',
    said: 'named things|five things i can see|54321|looked round and named|five things',
  },
];
