import {
  ALWAYS_PARTIAL,
  COUNTERFACTUAL,
  FUTURE,
  HABITUAL,
  NEGATIVE,
  NOT_YET,
  OTHER_DAY,
  SARCASM,
} from '../lexicon/cue-lexicon.ts';

/** The cues of the lexicon with the rarer frames of the same meaning: how a clause denies, wishes, plans or mocks. */
function either(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|'));
}

export const DENIAL = either(
  NEGATIVE,
  /\b(?:naff|sod|bugger|damn|jack|fuck|sweet) (?:all|fa|squat|nothing)\b|\b(?:diddly squat|not a sausage|zero chance)\b/,
  /\b(?:gave|given|giving) (?:\w+ ){1,4}(?:the|a) (?:swerve|wide berth|body swerve|skip|rain check)\b|\brain ?check\b/,
  /\b(?:can|could) not be (?:bothered|arsed|asked|faffed|fussed|fagged|doing with|dealing with)\b|\b(?:did|do|could) not (?:happen|materialise|get (?:to|round|around)|make it|manage|bother|face)\b/,
  /\b(?:knocked|kicked) (?:\w+ ){0,3}(?:on the head|into (?:the long grass|touch))\b|\bpulled (?:the plug|out)\b|\bbacked out\b|\b(?:staring|glaring|mocking|judging|taunting|laughing) (?:back )?at (?:me|us)\b|\b(?:mocking|judging|taunting) (?:me|us)\b|\b(?:was|were) never going to\b|\bgot (?:bumped|cut|squeezed out|crowded out|pushed (?:back|aside|out)|shunted|dropped|lost in the shuffle)\b|\b(?:was )?the one that got away\b|\blet (?:\w+ ){1,3}(?:slip|go|lapse)\b|\bwill have to be (?:skipped|missed|dropped)\b|\b(?:skived|bunked|swerved|ducked|weaselled|blew|cried|tapped|noped|flaked|bottled|bowed|begged|chickened|wimped|wriggled|dipped) (?:off|out|it)\b|\bskiv(?:ed|ing)\b|\bplayed hooky\b|\b(?:washing up|washing|dishes|plates|pots|pans|laundry|clothes|bins?|ironing|them|emails?) (?:all |was |were |got |is |are )?(?:left|abandoned) (?:in|on|for|till|until|to|by)\b|\bleft (?:the |my |all )?(?:\w+ ){1,2}in (?:the sink|a heap|a pile|a mess|the machine|the basket|the shed|the garage|its case|the case)\b|\bleft (?:the |my )(?:bike|trainers|kit|mat|goggles|racket|book|kindle) (?:at home|at work|behind)\b|\b(?:sofa|couch|bed|duvet|snooze|pub|rain|weather|laziness|sleep|work) won\b|\bwent (?:awol|missing|out the window|begging|unused|untouched)\b/,
  /\b(?:stayed|remained|(?<!^|\bi |\bwe |\band |\bthen |\bjust |\bonly )(?:lay|sat)(?! down)|kept) (?:\w+ ){0,2}(?:down|shut|closed|unopened|unread|untouched|unused|dry|bone dry|in (?:its|the|my) \w+|in the corner|on the (?:shelf|hook|wall|chair|floor))\b/,
  /\b(?:unfinished|unmade|unwashed|unwatered|unwritten|unsent|unmoved|(?:got|given|gave it) the (?:chop|axe|boot|push|elbow|bullet|heave ho)|no ?show|no dice|no joy|(?:wrote|did|got|managed|achieved) (?:squat|jack|zilch|diddly)|no luck|no can do|didn t|aint|fat chance|a bust|off the menu|got away from me|got forgotten|never got)\b/,
  /\b(?:line|number) (?:was|is) (?:\w+ )?(?:busy|engaged|dead)\b|\b(?:no answer|no reply|went to voicemail)\b|\bleft (?:the |my |them |it |that |his |her |our )?(?:\w+ ){0,3}(?:alone|be|undone|unfinished|for (?:another|a different|some other) (?:day|time)|to (?:rot|fester|gather dust))\b|\b(?:went|did|doing|going|made do|managed|coped|got by) without$|\bwent without (?:it|them|one|any|the|my)\b|\b(?:lost|losing) (?:my (?:nerve|bottle)|interest|the will)\b|\bhad (?:a|my) (?:wobble|change of heart)\b|\bgot cold feet\b|\bthought better of it\b|\bchanged my mind\b|\bbottled it\b|\b(?:failed|neglected) to\b|\bhave not been near\b|\b(?:nowhere near|not been near|not gone near|not so much as|not a sniff|not a peep)\b|\bno sign of\b|\b(?:drew|drawn) a blank\b|\bcame to nothing\b|\b(?:hadn|hasn|didn|wasn|isn|couldn|wouldn) t\b|\btoo \w+ (?:to|for) \w+|\bno (?:time|energy|mood|appetite|strength|patience|chance|room) (?:for|to)\b/,
  /\b(?:can|could) (?:just |all |quite frankly )?(?:wait|get (?:stuffed|lost|bent|in the bin)|do one|take a (?:hike|running jump|back seat)|go (?:to hell|hang|jump|whistle|away)|(?:sod|bugger|piss|jog|naff) off|whistle|lump it|suck it|stay (?:dirty|unread|unmade|where \w+ (?:is|are)))\b/,
  /^(?:(?:and|but|so|ok|well|oh|nah|no) )*(?:sod|stuff|screw|bugger|damn|blow|fuck|(?:to|the) hell with|bollocks to|nuts to|forget) (?:the |that |this |my |your |it )?(?!off\b|up\b)\w+/,
  /\b(?:took|take|taking|had|have|having|gave (?:my)?self|given (?:my)?self|giving (?:my)?self|gave \w+|needed|earned) (?:the|a|my|another|one) (?:whole |well earned |little )?(?:day|night|morning|evening|afternoon|week|break|rest day|rest)(?: off)? (?:from (?!work\b|my desk\b|the desk\b|(?:the )?screens?\b|my phone\b)|off )\w/,
  /^(?:(?:and|but|so|a|the|my|another|planned) )*(?:day|night|evening|morning|rest day|break)(?: off)? (?:from|off) (?!work\b|my desk\b|the desk\b|(?:the )?screens?\b)\w/,
  /(?<!\b(?:in|on|kick(?:ed|s|ing)?|bust(?:ed)?|work(?:ed)?) )\bmy (?:arse|ares|ass|foot|eye)$|\bwho (?:has|had|on earth has) (?:the )?(?:time|energy|strength) for\b|\btook a back ?seat\b|\blost (?:out )?to\b|\b(?:is|are|am) on a break\b|\bhad to (?:skip|drop|sacrifice|bin|scrap|cut (?!the|my|a)\w+$)|\bwould rather \w+ .*\bthan\b|\bparked (?:the|my|that) \w+ (?:for|until|till)\b/,
  /^(?:(?:and|but|so|the|my) )*(?!i\b|we\b|just\b|even\b|also\b)\w+ (?:beat|trumped|defeated|outranked|won (?:out )?over|got in the way of)\b(?! me\b| us\b)/,
  /\bun(?!plug|follow|subscrib|pack|load|wound|wind|it|lock|dress|cover|der|roll|clutter|tangl|friend|install)\w+(?:ed|en)\b/,
  /\bwithout (?:even |so much as )?\w+ing\b|\bwithout (?:my|the|any)(?= \w)/,
  /\b(?:talked (?:myself|me) out of|got out of|wriggled out of|copped out|wussed out|opted out|dropped (?:the|my|out)|let (?:myself|it) off|did the opposite|avoided|procrastinated)\b/,
);

export const WISH = either(
  COUNTERFACTUAL,
  /\bwish (?:i|we) (?:had|would|could|did|was|were)\b/,
  /\b(?:would (?:love|like|kill|pay|give anything) to (?:say|claim|report|tell|have)|wish i could (?:say|tell|report)|would love to have|in (?:an ideal|another|a perfect) (?:world|universe|life)|in theory|(?:good|fine|great|easy|lovely) on paper|had every intention|had it (?:all )?planned|was to (?:do|make|go|have|be)|had been going to|would have been|should have been|ought to have|meant to have|had (?:hoped|been meaning)|good intentions|best intentions|within a whisker|came close|a hair s breadth|got as far as|got ready (?:for|to)|put my \w+ on (?:but|and then)|(?:was|were|am) (?:fixing|set|geared up|itching|raring|poised|dying|looking forward|all ready|on (?:my|the) way) to|had it in mind to|had half a mind to|fully intended|toyed with|flirted with|pondered|got dressed (?:for|to)|psyched myself up|on the verge of|on the cusp of|inches from|one (?:click|step|minute) (?:away )?from|had my (?:eye|heart|hopes) (?:on|set)|had plans to|(?:was|were) (?:\w+ )?on the cards|promised (?:myself|i would)|swore i would|said i would|(?:figured|thought|reckoned|decided|vowed|planned) (?:that )?i would|going to have)\b/,
);

/** “Yoga in 20”; “swam it in 20” is how long it took. */
export const IN_A_WHILE = /\bin (?:five|ten|fifteen|twenty|thirty|\d+)(?: minutes)?$/;
export const AHEAD = either(
  FUTURE,
  /\bstill (?:got|have|have got) (?:\w+ ){1,4}to (?:do|go|finish)\b|\b(?:signed up|registered|enrolled|put my name down) for\b|\b(?:pending|coming|incoming)$/,
  /\b(?:is|are|am|'s|goes?|going|starts?|begins?|kicks|leav\w+|do|doing|due|happens|happening|com\w+|heading|be|left|closes|opens) (?:\w+ ){0,3}in (?:about |like |around |roughly )?(?:an?|half an?|the next|\d+|two|three|five|ten|fifteen|twenty|thirty) ?(?:hours?|minutes?|bit|sec|seconds?|mo|h|m)?\b|\b(?<!too |very |so |as )(?:soon|shortly|any (?:minute|moment) now|imminently)$|\bas soon as i (?:get|am|have|finish)\b|\b(?:is|are|'s) (?:next|on) (?:my|the) (?:list|agenda|menu|plan|cards)\b|\bafter i (?:finish|get|have|do|put|pick|eat)\b/,
  /'s (?:at|after) (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|noon|lunch|dinner|tea|supper)\b/,
  /\bin a (?:minutes?|seconds?|bit|mo|moment|while|tick|jiffy)\b|\b(?:about to|gunna|fixing to|set to|(?:will|must|has to|have to) wait|for (?:later|tonight)|due (?:at|in|later|tonight)|starts? (?:at|in)|(?:comes|goes|happens|gets \w+ed) (?:later|tonight|next|(?:with|at|after|before) (?:\w+ )?(?:dinner|lunch|tea|supper|bed|bedtime|\d+))|ask me (?:at|in|later|again|tomorrow)|watch this space|to come|to follow|coming up|pending|tbc|tba|in progress|on (?:the|my) (?:to do|todo|agenda|schedule|cards)|(?:on|in) its way|up for tonight|tonight s (?:job|task|plan)|after (?:this|dinner|tea|supper|the news) i will|doing (?:it|that|mine|my \w+) (?:now|later|tonight|after|next|when)|will be (?:doing|going)|is (?:happening|going|coming) (?:later|tonight|next)|won t be long|promise|giving it (?:a go|another go) (?:later|tonight)|(?:is|are|\w 's) (?:at|after|for) (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|noon|tonight|later|lunch|dinner|tea|supper))\b/,
);

export const OPEN_YET = either(
  NOT_YET,
  /^(?:and |but |so )?(?:none|nothing|not|neither|no)\b.*\byet$|\bnot (?:there|done|finished) yet\b|\b(?:do|can|could) not (?:know|say|tell) yet\b|\b(?:its?|it is|is|being) only (?:noon|midday|morning|early|breakfast|lunch|dinner|tea|half past|\d[\d:.]* ?(?:am|pm|h\b|o'?clock))/,
);

export const GENERAL = either(
  HABITUAL,
  /(?<!\b(?:was|were|did|had|got) )\bonly (?:on|in|at) (?:the )?(?:first|last|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|evenings?|\d)/,
  /\bkeeps? (?!up\b)\w+ing (?:me|us|at|on|to|out|up)\b/,
  /\b(?:i|we) have (?:literally |honestly )?never\b/,
  /(?<!\b(?:i|we|to|will|did|would|could|let|not|please|and|it|can) )\b(?:keep|make|help|calm|bore|drive|give|get|stress|scare|relax|ground|energise|save|kill|cheer|clear|feel|wake|suit|do)s? (?:me|us|my head|my mind|wonders)\b(?! (?:down|a hand)\b)/,
  /^(?:(?:and|but|so|god|honestly|i|really) )*(?:hate|love|enjoy|dread|adore|despise|loathe) (?!d\b)\w+/,
  /\b(?:been \w+ing (?:since|for (?:years|months|ages|a while|weeks|decades))|since i was|for (?:years|decades|as long as)|(?:most|many|some|other|certain) days|on (?:weekdays|weekends|week ?nights|a (?:good|normal|typical) day)|day (?:in|after) day|as a (?:rule|kid|child)|by nature|tends? to|is my (?:thing|jam|favourite|nemesis|weakness)|(?:done|had it|through|finished|over it|sick|tired|bored) (?:with|of) (?:\w+ ){0,4}(?:forever|for good|for ever|entirely|altogether)|for life|once a (?:day|week|month|year)|(?:twice|three times) a (?:day|week|month|year)|per (?:day|week)|a lot of people|people (?:say|think|who)|they say|apparently (?:it|you)|is (?:supposed|meant) to be|you (?:can|should|have to|need to|must)|one (?:can|should|must))\b/,
);

export const ANOTHER_DAY = either(
  OTHER_DAY,
  /\b(?:was|were|is|are|from) (?:yesterday|last \w+|on \w+day|the other \w+)\b|\bday before(?: that)?\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:night|morning|evening|afternoon|gone)\b|\b(?:on|since) (?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)\b|\bearlier (?:this|in the) week\b|\b(?:days?|nights?|mornings?|times) (?:out )?of (?:the )?(?:last|past|\d+|seven|five)\b|\bwrong day\b|\bsince (?:the )?(?:first|second|third|\d+(?:st|nd|rd|th)?|start|beginning|middle|end|new year|christmas|easter|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|monday|then)\b|\b(?:this|so far this|in the last|over the last|in the past|for the (?:last|past)) (?:month|year|quarter|term|season|fortnight|few (?:days|weeks)|week)\b|\b(?:to date|on average|a week|a fortnight|per week|this (?:past )?fortnight|all (?:last )?(?:week|month|year)|\w+ (?:days|weeks|nights) running)\b|\bwhen i (?:used to|last|was)\b|\b(?:mid|start of the|end of the) ?week\b/,
);

/** Less than the whole whatever the habit. */
export const INCOMPLETE = either(
  ALWAYS_PARTIAL,
  /(?<!\b(?:got|scored|with) )\b(?:[1-9]|[1-9]\d)(?:\.\d+)? ?(?:percent|per cent)|\b(?:stopped|gave up|quit|bailed|packed (?:it )?in|called it|ran out of (?:time|steam|puff)|got (?:called|dragged|pulled) away) (?:after|at|halfway|midway|part ?way|two|three)\b|\b(?:midway|part ?way|two thirds|three quarters|a third|a quarter(?! (?:past|to)\b)|most of the way)\b|\b(?:third|second|fourth|last) (?:one )?(?:interrupted|unfinished|missing|to go)\b/,
);

export const MOCKING = either(
  SARCASM,
  /^(?:oh )?(?:yes|sure|ok|right|absolutely|totally|of course|obviously|well|great) (?:because|if) \b/,
  /\bif (?:\w+ ){1,8}(?:counts?|qualif\w+|is (?:exercise|cardio|a sport|meditation|reading|a habit))\b/,
  /\b(?:if only (?:\w+ ){1,6}counted|does (?:\w+ ){1,6}count|counts as (?:exercise|cardio|meditation|reading|a (?:run|walk|workout)|weights|strength))\b/,
  /\b(?:another family pack|another day another|best day ever|gold medal|medal please|standing ovation|nobel|round of applause|where is my (?:medal|trophy|prize)|call the press|alert the (?:press|media)|hold the front page|breaking news|shocker|shock horror|surprise surprise|plot twist|spoiler|(?:great|good|nice|well) (?:job|work|going|done) me|nailed it not|go me not|yay me not|model citizen|(?:brilliant|great|amazing|stellar|impressive|superb|iron|excellent|fantastic) (?:discipline|willpower|self control|restraint|effort from me)|picture of (?:health|discipline)|paragon|a true (?:athlete|saint|monk)|self control of|willpower of steel|pillar of)\b/,
  /\b(?:michelin|grammy|oscar|emmy|booker|pulitzer|knighthood|olympic gold|world record|nasa|hollywood|buckingham palace|the queen|the king|spielberg|beyonce|in between my|between my (?:many|various)|blindfolded|while juggling)\b.*|\bmuch wow\b|\bsuch (?:zen|fit|healthy|wow|athlete|discipline)\b|^ha+ (?:ha )?\w|\bsure thing$|\bsure$|\btruly blessed\b|\byes ?because\b|\b(?:living|live) (?:the|my) (?:dream|best life)\b|\bhow (?:lovely|wonderful|marvellous)\b|\bjust what i needed\b|\blucky me\b|\bgo team\b|\bthe (?:picture|model|epitome) of\b/,
  /\b(?:so|such) (?:disciplined|motivated|productive|virtuous|saintly|organised) (?:me|that|as always)\b|\bmarathon distance to\b|\b(?:climbed|summited|scaled|ran up) (?:mount )?(?:everest|kilimanjaro|k2)\b|\bon (?:the moon|mars|mount \w+)\b|\b(?:flew|went|walked|swam|ran|jogged|cycled|moonwalked|teleported|popped|drove|sailed|hopped) (?:\w+ )?to (?:the (?:moon|sun|stars)|mars|jupiter|venus|saturn|space|narnia|hogwarts|mordor)\b|\b(?:grew|sprouted) wings\b|\b(?:a|my|the) unicorn\b|\bwith the (?:pope|king|queen|president|dalai \w+)\b|\b(?:won|winning) (?:wimbledon|the (?:tour|nobel|ashes|olympics)|an? (?:oscar|nobel|gold medal))\b|\b(?:cured cancer|solved world|world peace|before (?:breakfast|lunch) i (?:climbed|conquered))\b|\b(?<!now |stuck |still |are |is )in my (?:head|mind|imagination|dreams|sleep)\b/,
);
