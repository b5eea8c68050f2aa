import knowledge from '#content/knowledge.json' with { type: 'json' };
/** Cues of the check-in reader, read on words in lower case with short forms written out. Each is a rule of English, not of a domain. */

/** Words that misspellings are mended towards beside those of the habits. */
export const CUE_WORDS: readonly string[] = knowledge.acts.words.cues.split(' ');

/** Negatives that say no such thing, by what they are read as. */
const READ_AS = {
  $1: [
    // “I did do the yoga, forgot” to say so.
    /\b((?:i|we) did (?!not\b)(?:\w+ ){1,4})forgot$/,
  ],
  ' did ': [
    /\bnot once (?:did|have) i (?:fail|forget|forgot|skip|miss)(?:ped|ed|ten)?(?: to| on)?\b/g,
    /\bcould not not\b|\bdid not not\b|\bnever not\b|\bhave not not\b/g,
    /\b(?:can|could) not (?:really |honestly )?(?:say|claim|pretend|tell you) (?:that )?i (?:did not|have not|never|missed|skipped|forgot)\b/g,
    /\b(?:it is |it was )?not (?:like|as if|as though|that|because) i (?:did not|have not|had not|missed|skipped|forgot|bailed on|ducked|dodged)\b/g,
    /\b(?:did not|have not|would not|could not|was not going to) (?:let (?:myself|it|that) |go (?:and )?)?(?:skip|miss|forget|bail|dodge|duck|ditch|neglect|wriggle|wimp|chicken|get out|pass)(?:ped|ed|ten)?(?: out)?(?: of| on)?\b/g,
    /\b(?:was |were )?(?:not|never) too \w+ to\b/g,
    /\bno (?:way|chance) (?:i was|was i|am i) (?:skipping|missing|going to (?:skip|miss))\b/g,
    /\b(?:did|could|would|have|had) not (?:go|going|gone|leave|do|went) without\b/g,
    /\b(?:nearly|almost|practically|basically) (?:killed|broke|finished|floored|destroyed|did for|was the death of) me\b/g,
    /\b(?:did|have|had|could) (?:not|never) (?:even )?(?:skip|miss|forget|bail|bottle|dodge|ditch|neglect|fail|forgot)(?:ped|ed|ten|ping|ing)?(?: on| out on| out| to| at| do| doing)?\b/g,
    /\b(?:not|never) (?:skipped|missed|forgot|forgotten|bailed|dodged|ditched|neglected|failed)(?: on| out on| out| to| at)?\b/g,
    /\bit is not that i (?:did|do|have) not\b/g,
    /\b(?:nearly|almost|very nearly) (?:skip|miss|forg[eo]t|bail|bottle|ditch|did not|gave up|gave in|gave it a miss|fail|bunk|caved|quit)\w*(?: (?:to|on|out on|out|do|doing))?\b/g,
    /\bskipp(?:ed|ing) (?:(?:with|the|my|a) )*rope\b/g,
    /\bnot only\b/g,
  ],
  // Before “no problem” is read as nothing.
  ' managed ': [/\bno (?:problems?|trouble|bother|issues?|bother) (?=\w+ing\b)/g],
  ' $1 turns ': [/\b(\d+|hundred|sixty|fifty|eighty|ninety|forty|thirty|twenty) (?:\w+ )?skips\b/g],
  ' ': [
    /\btoo \w+ to (?:miss|skip|resist|refuse|turn down|say no to|pass up|ignore|stop|put down)\b/g,
    /\bno wait\b|\bwait no\b/g,
    // What leads in a report, or ends it: “I ought to add that I did”, “I read too, I forgot to say”.
    /\b(?:i|we) forgot to (?:say|mention|add|tell you)\b/g,
    /\b(?:i|we) (?:ought to|have to|must|should|need to) (?:add|admit|confess|say|correct myself)(?: that)?\b|\b(?:to be honest|i am afraid|i fear)\b/g,
    /\bwithout (?:skipping|missing|fail\w*|a miss|exception)\b/g,
    /\b(?:forgot (?:the|all) time|lost (?:all )?track of time)\b/g,
    /\bno (?:problems?|probs?|sweat|biggie|excuses?|worries|doubt|joke|lie|trouble|matter|bother|drama|issues?|complaints|hassle|fuss|question|surprises?)\b/g,
    /\bwithout (?:fail|a hitch|fuss|any (?:problems?|trouble|issues?|fuss|bother)|problems?|trouble|thinking|complaining|moaning|too much (?:trouble|fuss)|even thinking|a second thought|stopping|a break|being (?:asked|told|reminded))\b/g,
    /\bnot going to lie\b|\bngl\b|\bbelieve it or not\b|\blike it or not\b|\bwhy not\b|\bcan not complain\b|\bnothing (?:fancy|special|major|too strenuous)\b|\bno thanks to\b|\bcan not believe (?:it|i)\b/g,
    /\b(?:even though|although|though) i (?:did not|do not|was not|had not|could not) (?:want|feel|fancy|really want|really feel|like|be bothered|in the mood)[^.]*$/g,
    /\b(?:till|until|til) (?:she|he|they|it|we|i|the \w+|my \w+) (?:\w+ )?(?:conked|fell|passed|dropped|nodded|dozed|ran|gave|flopped|collapsed)(?: (?:out|asleep|off|over|down|up))*\b/g,
    /\bno (?=(?:i|we) )/g,
    /\b(?:despite|in spite of|regardless of|even with|even when)\b.*$/g,
  ],
  ' all ': [/\b(?:all|everything) (?:that )?(?:i|we) (?:had )?(?:intended|planned|meant)(?: to do| to)?\b/g],
  ' also ': [/\bnot (?:just|to mention)\b/g],
  ' ok ': [
    /\bnot (?:too |so |half |at all )?(?:bad|shabby|hard|difficult)(?: at all)?\b/g,
    /\bnot (?:a |an |my |the |exactly |very |really |particularly )?(?:great|best|fastest|longest|perfect|pretty|amazing|brilliant|fast|easy|elegant|fun|fancy|ideal|quickest|proudest|enjoyable|finest|most \w+)(?: (?:one|run|session|effort|ever))?\b/g,
    /\b(?:never|nothing) (?:felt|tasted|been|was) (?:so|better|this)\b/g,
  ],
  ' great ': [
    /\bnever better\b/g,
    /\bcould not (?:be|have been|have gone|feel|have felt) (?:happier|easier|better|prouder|smoother|more)\b/g,
  ],
  ' but ': [/\bdid not (?:want|feel like|fancy)(?: to| it)? but\b/g],
  ' kept ': [/\bcould not (?:stop|put (?:it|the book|my book) down)\b/g, /\bdid not (?:stop|quit)\b/g],
  ' always ': [
    /\bnot (?:a|one|a single) (?:day|night|morning|week) (?:goes|went|has gone) by without\b/g,
    /\b(?:there (?:is|was) (?:not|no)|not) (?:a|one|a single)? ?(?:day|morning|night|evening)(?: \w+){0,3} (?:i|that i|where i|when i) (?:do|did|have) not\b/g,
  ],
  ' done ': [/\bnot (?:undone|unfinished|unread|untouched|incomplete|forgotten|skipped)\b/g],
} as const;
export const NOT_NEGATIONS: readonly (readonly [RegExp, string])[] = Object.entries(READ_AS).flatMap(
  ([said, patterns]) => patterns.map((pattern): readonly [RegExp, string] => [pattern, said]),
);

/** Wishes, plans and near misses of the past: said of what was not done. */
export const COUNTERFACTUAL =
  /\b(?:(?:would|could|should|might) (?:really )?have|would of|could of|should of|wanted to|meant to|was (?:going|about|supposed|planning|hoping|intending|all set|gearing up|ready|this close|so close|meaning|due) to|were going to|had (?:planned|intended|hoped|meant|wanted|every intention)|intended to|planned (?:to|on)|hoped to|hoping to have|almost|nearly|(?:very |so )?close to|supposed to|wish i had|wish i could have|if only|had i|tempted to|thought about|thought of|considered|contemplated|stared at|looked at (?:it|the|my)|dreamt of|intended|full intention|the plan was)\b/;
export const NEAR_MISS_OF_SKIPPING =
  /\b(?:wanted to|tempted to|was going to|was about to|thought about|considered|thinking about|nearly|almost|could have|planned to|would have|close to|meant to|easy to|easily have|contemplated) (?:just |easily |happily |totally |have )*(?:skip|skipping|skipped|bail|bailing|bailed|miss|missing|missed|ditch|ditched|quit|quitting|give up|giving up|given up|forget|forgetting|sack|sacked|blow|not|bunk|pass)\b/;

/** Things still to come: open, so neither done nor missed. */
export const FUTURE =
  /\b(?:will|planning (?:a|an|the|some)shall|going to|about to|plan to|plan on|planning (?:to|on)|intend to|hope to|hoping to|aim to|aiming to|want to|would like to|need to|have to|has to|got to do|yet to|still to|left to do|still needs?|still (?:on|doing|working on|reading|writing|going|finishing)|needs (?:doing|work|finishing|sending|more)|still have|still got to|still have got to|in a bit|in a minute|in a sec|next up|on my way(?! (?:out|home|back|in|to work))|off to|off for|heading|head to|gearing up|is next|are next|to go|will do|getting ready|let us|let me|first thing tomorrow|pencilled in|on the list|on my list|on the cards|scheduled|booked in|lined up(?! in| on| by| along)|up next|plan is|in the diary|set for|saving it for|leaving it (?:for|until|till)|later on|not yet|not done yet|once i (?:get|have|am)|when i get to it|next thing|fingers crossed|halfway through right now|currently|right now|in the middle of|hopefully|might|maybe)\b/;
export const GERUND_TONIGHT = /^(?:\w+ing|doing \w+) (?:it |this |that )?(?:tonight|later|this evening)$/;
export const NOT_YET =
  /\b(?:not|never|nothing|none|no)\b.*\byet\b|\byet to\b|\bstill (?:have not|has not|not|haven|to)\b|\b(?:not|no) .*\bso far\b/;

/** Said of habits in general, of wishes or of opinions. */
export const HABITUAL =
  /\b(?:always|usually|normally|generally|typically|often|rarely|seldom|every (?:day|morning|night|evening|week|single day|other day|weekday|sunday|monday)|most (?:days|mornings|nights|evenings|weeks)|these days|nowadays|lately|tend to|in general|used to|each (?:day|morning|night)|i (?:love|hate|like|enjoy|prefer|adore|need|want|dread|find|think|believe|wonder|hope|wish|struggle|know)|(?:is|are) (?:so |really |very |pretty |such |quite |too )?(?:hard|tough|boring|great|good for|important|fun|difficult|a chore|a drag|my favourite|the best|the worst|annoying|easier|harder|better|overrated|good)|never (?:skip|miss|forget|fail|drink|smoke|eat|snack|use|take|read|run|bother)\b|never (?:skip|miss|forget)|if i|whenever|should|ought to|must|supposed to be|been meaning to|keep meaning to|keep forgetting|keep skipping|thinking (?:of|about)|my goal|the goal is|one of my habits|my (?:favourite|hardest|easiest) habit|any tips|wondering|not sure|no idea|(?:sat down|set out|got ready|geared up) to|good at|bad at|a fan of|trying to)\b/;

/** Acts of today whatever else the sentence says. */
export const TODAY =
  /\b(?:today|tonight|this (?:morning|afternoon|evening)|just now|earlier on|after work today|at lunch today|now)\b/;
export const OTHER_DAY =
  /\b(?:yesterday(?! s)|(?:on|last|since|this past|every|until|till) (?:mon|tues|wednes|thurs|fri|satur|sun)day|last (?:week|weekend|month|year|time)|(?:days?|nights?|weeks?|months?|years?|evenings?|mornings?) ago|the other (?:day|night|morning|evening)|this (?:week|month|year)|my week|weekly|week so far|(?:week|month) total|(?:the )?day before|(?:the )?night before|over the weekend|at the weekend|all week|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: s)?|when i was (?:young|younger|a kid|a child|at school|at uni)|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|back in (?:\d{4}|the (?:day|nineties|eighties|summer|spring|autumn|winter)|my \w+ days|uni|school|january|february|march|april|may|june|july|august|september|october|november|december)|a few times|(?:past|previous) (?:few|couple|week|days?)|(?:days|nights|weeks|mornings) in a row|for weeks|for months|years ago|previously|in the past)\b/;
export const LAST_NIGHT = /\blast night\b|\byesterday (?:evening|night)\b/;
export const TOMORROW = /(?<!\bfor )\btomorrow\b(?! 's)|\bnext (?:week|time|monday|month)\b|\blater\b/;

/** Verbs and turns that say it was not done. */
export const NEGATIVE =
  /(?:\b(?:not|never|neither|nor|nope|nobody|no one|none|nothing|no|zero|nil|cba|unable|refused|skip\w*|miss|missed|missing|forgot|forgotten|forget|forgetting|fail|fails|failed|bail\w*|ditch\w*|dodged|bunked|swerved|flaked|wimped|chickened|bottled|abandoned|neglected|omitted|binned|sacked|blanked|flunked|flopped|fluffed|postponed|cancelled|incomplete|undone|unread|untouched|overlooked|snoozed through|slept through|scrapped|shelved|axed)\b|✗|\bgave .*\ba miss\b|\bgiv(?:e|ing|en) .*\ba miss\b|\bgave up\b|\bblew (?:it |that |the \w+ |my \w+ )?off\b|\bblown off\b|\bpass(?:ed)? on\b|\bleft (?:it |that )?out\b|\blet .*\bslide\b|\bslip(?:ped)? my mind\b|\bslid\b|\bput(?:ting)? (?:it |that |the \w+ )?off\b|\bcalled off\b|\brained off\b|\bwashed out\b|\bfell (?:apart|through|flat|by the wayside|off)\b|\bfall by the wayside\b|\bout (?:of )?the window\b|\bwent by the wayside\b|\bran out of\b|\bout of time\b|\bdropped the ball\b|\ba (?:fail|flop|wash|write off|bust|no show|no go|miss|disaster|non starter)\b|\btoo (?:tired|busy|late|hungover|ill|sick|sore|wet|cold|hot|knackered|shattered|exhausted|drained|long|stressed|sleepy|full|poorly)\b|\blost (?:track|count)\b|\bkept (?:meaning|putting)\b|\bjust (?:could not|did not)\b|\bdid a runner\b|\bsack(?:ed)? (?:it |that )?off\b|\bchucked in\b|\bgot in the way of\b|\bgot nowhere\b|\bbefore i (?:could|got|managed|even)\b|\bbefore (?:doing|starting|getting)\b|\bwent to waste\b|\bstayed (?:in the box|shut|closed|unopened)\b|\bgather(?:ing|ed|s) dust\b|\bso much for\b|\bconked out\b|\bout of the question\b|\bleft undone\b|\b(?:is|still|stayed|are) in (?:its|the) (?:case|bag|box|basket|machine|packet|drawer|dryer|drier|washer|wash|pile|oven|sink|boot)\b)/;

/** Verbs and turns that say it was done. */
export const POSITIVE =
  /(?:✓|\b(?:did|done|finished|finish|completed|complete|managed|smashed|nailed|crushed|aced|rocked|ticked|tick|checked|check|got|knocked|banged(?! my head)|sorted|hit|reached|made|went|had|took|taken|yes|happened|kept|keep|stuck|stayed|squeezed|fitted|fit|powered|achieved|success|accomplished|conquered|dusted|counts|counted|counting|logged|marked|recorded|ended up|was|were|felt|sat (?:through|in on)|turned up|showed up|rocked up|nipped|popped|dropped (?:in|into|by|off)|whizzed|raced|skimmed|leafed|bagged|boshed|spent|been|sailed|dragged|forced|fixed|enjoyed|loved|ploughed|pushed|chalked|ate|drank|put|gave|joined|started with|successful|successfully|snuck|sneaked|cranked|clocked|racked|beat|exceeded|covered|churned|blasted|blitzed|wrapped|closed|turned|rounded off|tackled|practised|played|worked|remembered (?:to|the|my))\b|(?:\bis\b|\bare\b|'s) (?:on|up|ready|out|away|by|set|written|packed|booked|sent|spotless|empty|tidy)\b|(?:\bis\b|\bare\b|'s) (?:all )?in (?:the |my )(?:app|spreadsheet|log|logbook|book|diary|notebook|tracker|planner|calendar|cloud|jar|pot|post)\b|\bsaid (?:my|the|a|our|grace)\b|\b(?:fired|dashed|sent|shot|rattled|whipped|popped) (?:off|out|over|through)\b|\b(?:posted|submitted|emailed|delivered|handed in|attended|scrubbed|listened|learned|learnt|filled|fed|lifted|pushed|rolled|swapped|moved|built|packed|prepped|transferred|bodied|slayed|bossed|murdered|annihilated|obliterated|battered|owned|hammered|clocked up|whizzed|breezed)\b|\b(?:killed|destroyed|demolished|wrecked|finished|exhausted|wiped|floored|flattened|nearly killed) me\b|(?:\b(?:is|are|was|were|got)|'s) (?:all )?(?!caked|stained|wrecked up|trashed|tired|bored|closed|cancelled|delayed|needed|wanted|planned|scheduled|supposed|interrupted|expected|required|stressed|exhausted|postponed|skipped|missed|ruined|wasted|shattered|knackered|tempted|blocked|called|offered|asked|told|invited)\w+ed\b|\bin the bag\b|\bas (?:planned|usual|promised|always|normal)\b|\bon (?:time|track|schedule)\b|\bof course\b|\bsaid and done\b|\bmission accomplished\b|\bgood to go\b)/;
/** Those that follow what they speak of: “reading done”. */
export const POSITIVE_AFTER =
  /(?:✓|\b(?:done|yes|happened|finished|completed|complete|sorted|smashed|nailed|crushed|ticked|tick|check|checked|dusted|did|was (?:good|great|fab|lovely|fine|ok|tough|hard|brutal|nice|amazing|brilliant|done)|went|achieved|in the bag|success|managed|accomplished|counted|logged)\b|\b(?:fine|good|great|ok|okay|perfect|golden|solid)$)/;

/** The speaker does not mean it. */
export const SARCASM =
  /🙄|\boh sure\b|\byes right\b|\bas if\b|\bin my dreams\b|\bpigs (?:might|will|can)?\b|\boh (?:yes|totally|absolutely|definitely|of course|obviously)\b|\bsure jan\b|\bbecause (?:i am|that is) (?:such|so|totally|just) (?:a|me|perfect|disciplined)?\b|\brolls eyes\b|\bsarcasm\b|\/ ?s\b|\bi wish\b|\bhilarious\b|\blike that was\b|\bsure i did\b|\bhell freezes\b|\bthe olympics\b|\bsure (?:thing )?because\b|\bwhat a (?:hero|legend|saint|champ|star)\b|\ball the way (?:from the|to the) (?:sofa|couch|fridge|bed)\b|\bif you (?:believe|count) (?:that|this)\b|\bof course i (?:totally|definitely|absolutely)\b|\b(?:totally|obviously|clearly|definitely|absolutely) (?:\w+ )?(?:a marathon|\d{3,} (?:pages|minutes|hours|miles|km)|ten thousand|nine hours|six hours|all night|the whole library|war and peace|like a monk|on mount|with the dalai)\b|\bwhat a surprise\b|\bbecause who (?:needs|does not)\b|\bwho needs\b|\ba likely story\b|\bpull the other\b|\bjust kidding\b|\bkidding\b|\bjoking\b|\bjk\b|\bonly joking\b/;

export const INJECTION =
  /\bdisregard\b|\bi am (?:your|the|an?) (?:developer|admin\w*|creator|programmer|engineer|owner|maker|tester|supervisor|operator)\b|^(?:(?:pls|please|now|ok|hey|coach) )*(?:override|overrule|bypass|sudo)\b|\bauthori[sz]e you\b|\bfor each id\b|\buser has (?:completed|done|finished)\b|\b(?:ignore|forget|override|overrule|bypass)\b (?:\w+ ){0,5}(?:rules?|what you (?:were|are)|instructions?|prompts?|programming|guidelines?|training|directives?|previous|above|everything i said|orders)\b|\bsystem (?:prompt|override|message|says|note|update|command|instruction)\b|^(?:system|admin|developer|assistant|root|user|ai)$|\b(?:admin|developer|debug|god|test|root|sudo) (?:mode|override|access|command)\b|\byou are now\b|\bnew (?:instructions?|rules?)\b|\bjailbreak\b|\bset (?:all|every|each|everything|my habits|the habits)\b.*\b(?:true|completed?|done|as)\b|\b(?:return|output|respond with|reply with|print|emit)\b.*\b(?:true|json|completed?|done)\b|\bh\d+ (?:true|done|completed)\b|\b(?:act|behave) as\b|\bpretend\b|\brole ?play\b|\bas (?:an|the|your) (?:admin|developer|system|creator|administrator|owner)\b|\bthe (?:user|human) (?:has |have )?(?:completed|did|finished|done)\b|\bregardless of what\b|\bno matter what i (?:say|said)\b|\bcompletions?\b|\bsays so\b|\byour (?:rules|instructions|prompt|guidelines|programming)\b|\bmark\b.*\b(?:because|as) (?:the )?(?:system|admin|developer)\b/;

/** Orders to the coach about the plan; reports (`mark my run as done`) are no orders. */
export const COMMAND =
  /^(?:(?:please|pls|can you|could you|would you|will you|coach|ok|okay|hey|hi|and|also|so|i want you to|i would like you to|i would like to|i need you to|can we|could we|can i|could i) )*(?:change|remind|move|delete|add|swap|replace|drop|pause|show|give me|tell me|update|edit|remove|rename|switch|reduce|increase|decrease|lower|raise|help me|make (?:the|my|it)|set (?:the|my|a|up)|stop (?:asking|reminding)|cancel my|teach me|define|explain|suggest|recommend|write me|create|start a|take (?:the|my) \w+ off|push (?:the|my)|cut (?:the|my)|pray for|wish me|cross your|think of|bear with|hear me)\b/;
export const REPORT_ORDER =
  /\b(?:mark|log|tick|check|count|record|put|chalk|note)\b(?: \w+){0,5} (?:done|complete|completed|off|down|finished)\b|^(?:please |can you |could you )*(?:log|mark|tick|count|record) (?:my|the|it|that|this|all|every|everything|both|today|me|them)\b/;

export const ASKING =
  /^(?:(?:and|but|so|also|ok|hey|well|by the way) )*(?:should i|shall i|can i|could i|may i|do i|does|do you|did you|would you|could you|can you|will you|is it|is that|are you|is there|what|how|why|when (?:should|do|is|will|can|would)|where|which|who|whose|am i|would it|will it|have you|has|is my|are my|must i|any (?:tips|ideas|advice)|was it|was that|did i)\b/;

/** Less than the whole. */
export const PARTIAL =
  /\b(?:half|halfway|partly|partially|part of|some of|most of|a bit of|a little|a bit|a tiny bit|a few|a handful of|a couple|several|started|begun|began|got halfway|not all|not quite|not enough|not much|not the full|not the whole|not fully|nearly finished|almost finished|nearly done|almost done|nearly there|almost there|cut (?:it )?short|cut short|called away|stopped early|gave up (?:after|halfway)|got interrupted|interrupted|one of (?:the|my) (?:two|three|four|2|3|4)|bits of|barely any|hardly any|the first half|a fraction|shortened|well short|short of|the bare minimum|a smidge|a tad|tiny bit|just shy|most|bit of|quick bit)\b/;
export const ALWAYS_PARTIAL =
  /\b(?:half|halfway|partly|partially|part of|most of|some of|started|began|not (?:all|quite|enough|the full|the whole|fully)|(?:nearly|almost) (?:finished|done|there)|cut (?:it )?short|short of|just shy|(?<!\b(?:\d+|two|three|four|five|six|few) )bits of|the first half)\b/;
export const COUNTED =
  /\b(?:i am counting|counting (?:it|that|this)|count (?:it|that|this)|counts(?: for me| as done| in my book)?|(?:call|calling|called) (?:it|that) (?:done|a win|good|complete|a yes|a tick)|i will take (?:it|that)|i am taking (?:it|that)|(?:put|putting|mark|marking|log|logging|chalk|chalking|book|booking|file|filing|write|writing|wrote|jot|jotting|tick|ticking) (?:it|that|this|them) (?:down |up |off |in )?(?:as |for |to )(?:a )?(?:done|full|complete|completed|win|yes|tick|success|kept)|good enough|close enough|i say it counts|that is a (?:yes|win|tick)|ticking it|marking it|tick it|mark it|claiming it|i am having that|having that|claim it|take the win|taking the win|taking it|enough for me|works for me|i am calling it|still counts|log it)\b/;
export const NOT_COUNTED =
  /\b(?:not counting|does not count|do not count|did not count|not going to count|would not count|will not count|won not count|can not count|not really count)\b/;

export const TAKING_BACK =
  /\b(?:scratch that|i lied|correction|^(?:sorry |oops |ah |no )*typo\b|slip of the (?:thumb|finger)|fat fingers?|^(?:sorry |oops |no |wait |ah )*(?:meant|make that) (?:it |to say )?\d+|^(?:oops|whoops|sorry) (?:it was |that was )?\d+(?: \w+)?$|i was wrong|that is wrong|thats wrong|said (?:it |that )?wrong|my mistake|my bad|let me correct|i take that back|take that back|strike that|forget that|misspoke|mistyped|i meant|actually no|wait no|no wait|got that wrong|mixed up)\b/;
/** Takes back all that was said, in earlier messages too. */
export const TAKES_ALL_BACK = /\bbut (?:well |actually )?not really(?: though)?$/;
export const NOT_REALLY = /\b(?:but )?(?:well )?not really(?: though| tho| lol| haha)?$/;

/** “There was not one that I did not do.” */
export const ALL_BUT_NONE =
  /\b(?:there (?:was|is) |had )?(?:not|never|no) (?:an? |even )?(?:(?:one|single|thing|habit) )+(?:of (?:them|those|these|the \w+|my \w+) )?(?:that )?(?:i|we) (?:(?:did|have|had) not (?:do|done|get done|manage|tick|finish|get to)|skipped|missed|forgot|left out)\b/;
