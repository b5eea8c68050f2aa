import type { ComplaintKind, FeelingKind, SmallTalk } from '../talk-act.ts';

/** How people complain, in the order in which it is looked for. */
export const COMPLAINT_WORDS: readonly (readonly [kind: ComplaintKind, list: string])[] = [
  [
    'unheard',
    'not what i (ask|say|said|mean|meant|want|wanted|need|told|write|wrote); (did|do|does|have|has|are|is|was) you .. (not|never|even|actually|ever) .. (listen|listening|read|hear|understand|pay|get|take); you (is|are|do|did|does|have)? (not|never) (listen|listening|hear|heard|hearing|read|understand|understood|get me|getting me|getting it|paying attention|taking in); why (do|does|did|are|is) .. not .. (listen|listening|hear|understand|read); ^ (but|no|and|sorry)? i (have|did)? (already|just|clearly|literally)? (=said|=told|=mentioned|=explained|=asked) !(yes|no); i (have|did)? (already|just|clearly|literally) (say|tell|mention|write|ask|explain); (you|it) (have|has|just|totally|completely)? (ignore|ignored|ignoring|overlook|overlooked|miss|missed|forgot|forgotten|misread|misunderstood|misunderstand|skipped over) (what|my|me|that|the|it|everything|all|half); you keep .. ; (that|this|it) is (the)? (opposite|wrong) .. (said|asked|meant|of) ; no .. (that|this|it) is wrong; (nothing|it) (changed|happened|has changed|did not change); (still|again) (the same|wrong|there|not); (same|the same) (thing|answer|reply|nonsense) (again|over|every|twice|as); you do not (get|understand) (me|it|what|that|my|anything); (that|this) (do|does|did) not answer; answer (my|the) question; did i (not)? (say|ask|tell|mention); (read|listen) (what|to what|to me|again|properly)',
  ],
  [
    'tone',
    '(do not|stop|quit|no need to) .. (talk|speak|talking|speaking) .. (me|like|to me|down); (patronise|patronising|patronizing|condescending|preachy|preaching|preach|lecture|lecturing|smug|bossy|nagging|nag|cringe|cringy|cheesy|twee|schoolmarm|rude|robotic|corporate|soulless|holier); like (a|an|i am a|i am an|i was a|some) (child|kid|baby|toddler|idiot|leaflet|brochure|textbook|robot|teacher|headmaster|parrot|machine|poster|advert|fortune cookie|self help book|hr|manual|moron|schoolboy|schoolgirl|pensioner|vicar|salesman); (spare|save) me (the|your|all) ; (cut|drop|stop|less) (the|of the|with the|being|all the) (cheerful|crap|fluff|bullshit|pep|chirpy|happy|jolly|sermon|platitudes|cheer|cheerfulness|niceties|motivational|attitude|small talk|so|too|this|nice); (is|are|am) not (a|an)? (child|kid|stupid|idiot|baby|thick|five); (you|your) (is|are|sound|sounds|tone|being) .. (annoying|irritating|cold|fake|silly|stupid|insulting|sarcastic|creepy|pushy|harsh|leaflet|unfriendly|heartless); (waste|wasting) my time; you (is|are) not my (mother|mum|mom|dad|father|boss|teacher|wife|husband|doctor|friend); not my (mother|mum|mom|boss|dad); (could|can|would) you .. (kinder|nicer|gentler|politer|shorter|briefer|less|softer|clearer); (shut up|piss off|fuck off|fuck you|get lost|bugger off|screw you|sod off); who (do|does) you think you; how dare you',
  ],
  [
    'too-easy',
    '(too|so|way too|far too|bit too|ridiculously|laughably|insultingly) (easy|little|short|small|simple|slow|tame|low|basic); (this|that|it|these) (is|are|seems|seem|feels|looks) (nothing|a joke|laughable|a piece of cake|child is play|not enough|hardly anything|barely anything|trivial|peanuts); (is|are) not (challenging|hard|much of|enough|demanding) ; i can do (way|far|much|so much|a lot)? (more|better) than; (hardly|barely) (a challenge|worth|anything|exercise); i (already|easily) do (more|all|that|this|twice)',
  ],
  [
    'amount',
    'how (is|am|are|can|could) (i|that|this|it|these|we|anyone|anybody) (supposed|meant|going|expected|ever) (to)? ; ^ .. (too|far too|way too) (much|many|long|hard|ambitious|difficult|big|demanding|intense|full|overwhelming) ; (too much|too many|a lot|an awful lot|loads|tons|quite a list|a long list|a full time job|unrealistic|not realistic|not doable|not possible|impossible|a mountain|daunting|heavy going|a big ask) (for me|on me|of things|things|at once|to do|to take|to manage|of habits|habits|here|of work)? $; (it|this|that) is (a lot|too much|loads|tons|much) ; (never|not|no way|how|hardly) .. (manage|do|keep|keep up|fit in|fit|handle|remember|get through|stick to|finish|cope with) .. (all|everything|that many|so many|all these|all those|this many|three|four|five|six|seven|the lot) ; (where|how|when) .. (supposed|meant|going|expected|find|fit|squeeze) .. (time|all|all these|everything|in) ; (have|has|got) (not|no) (got)? (the|that|so much|enough|this much)? (time|hours|energy|headspace) .. (all|everything|so many|this|that|for) ; (bite|bitten|bitten off|biting off) more than; not (sure|think) i can (manage|do|keep|handle|cope) ; do not think i can (manage|do|keep|handle|cope|stick)',
  ],
  [
    'fit',
    '(is|are|am|do|does|feel|sound|look|was|really)  (not|nothing|never) .. (me|my thing|my style|my cup|for me|my kind|my scene|like me|suit me|fit me|right for me|suit|fit|my life|work for me|appeal|speak to me|my bag|my type|my world|relevant|related|realistic for me) ; not (me|my thing|my style|my cup|for me|my kind|my scene|really me|my bag|my type|like me|my world) ; (none|nothing|neither|not one|no one|hardly any) (of|in|about|on|here) .. (suit|fit|work|me|appeal|like|help|speak|relevant|right|use|mine) ; (for|is for|are for|meant for|aimed at|made for|something for) .. (people|person|folk|folks|man|men|woman|women|lads|girls|boys|kids|children|lady|ladies|hippies|types|somebody|someone|rich|youngsters|retired|students|athletes|bankers|mums|dads|fools|beginners|monks|pensioners|teenagers) ; (i am|am) (too|far too|way too|not) (old|young|fat|poor|busy|tall|heavy|shy|clumsy|unfit|tired|disabled|weak|slow) for ; (am|is) (not|no) (a|an|that|the|one|really a|much of a|some) .. (person|kind|type|sort|man|woman|reader|runner|swimmer|morning person|athlete|writer|walker|meditator|student|hippie|hippy|child|people) ; (feel|feels|sound|sounds|look|looks|seem|seems) like (homework|work|school|a chore|punishment|prison|a job|hard work|somebody else|someone else|a diet|the army|a cult|duty) ; (has|have|is|got) nothing (to do)? (with|for) (me|my|what) ; (useless|pointless|stupid|silly|ridiculous|boring|dull|generic|lame|rubbish|nonsense|bollocks|crap|shit|garbage|childish|dumb|daft|naff|awful|terrible|a waste of time|waste of time|bullshit|random|irrelevant|meh|weak|wrong for me|bland|vague|cliche|tripe|twaddle|not helpful|unhelpful|no use|no good|impersonal) ; i (really|absolutely|just|truly)? (hate|dislike|loathe|detest|can not stand|do not like|do not enjoy|do not fancy|do not want|am allergic to|am not keen on|do not care for|despise) ; (will|would|does|do) (not|never) (work|help|fit|suit) ; (does|do) not (know|understand) my life; who (has|have|got) (time|a|the|that) ; (what|which) (planet|world|sort of person|kind of person|person)',
  ],
];

/** Feelings as they are told, in the order in which they are looked for; `<thing>` is whom or what it is about. */
export const FEELING_WORDS: readonly (readonly [kind: FeelingKind, list: string])[] = [
  [
    'loss',
    '(my|our) <thing> (has|have|is|was|just|had|suddenly|sadly|recently)? (just|been|to be|suddenly|sadly)? (die|died|dead|dying|pass away|passed away|passed on|put down|put to sleep|passed|gone); (i|we) (have|just|recently|sadly)? (just|recently|sadly)? =lost (my|our) <thing> !(job|work|phone|keys|way|streak|weight|temper|focus|motivation|house|wallet) ; (i|we) (have|just|recently)? =lost (dad|mum|mom|nan|gran|grandad|granny|grandma|grandpa|a friend|a baby|the baby|him|her|someone|somebody); <thing> (has|have)? (died|passed away) ; (miscarriage|miscarried|stillborn|stillbirth|bereaved|bereavement|grief|grieving|grieve|widow|widowed|widower|mourning) ; (funeral|burial|cremation|shiva|memorial|wake for) ; (buried|burying|bury) my <thing>',
  ],
  [
    'illness',
    '(in bed|down|off sick|laid up|off work) with (a|the|some|my|bad|this)? (cold|flu|covid|fever|bug|migraine|back|tonsillitis|pneumonia|stomach) ; (diagnosed|diagnosis|diagnose) .. (with|of)? ; (i|my <thing>) (have|has|got|have got|caught|am having|had) (a|an|the|just|some|really)? (bad|bit of a)? (cancer|flu|covid|pneumonia|bug|fever|migraine|stroke|operation|surgery|chemo|infection|relapse|flare|flare up|tumour|tumor|concussion|shingles|heart attack|cold|chest infection|slipped disc|broken leg|broken arm|broken wrist) ; (i|my <thing>) (is|am|was|been|feel|feeling|have been|has been|felt) (really|so|very|quite|pretty|still|a bit|properly|too|off)? (ill|sick|poorly|unwell|rough|in hospital|in pain|injured|hurting|bedridden|in agony|dizzy|feverish|throwing up) ; (in|into|from|to) (the)? hospital ; (in|so much|lots of|constant|chronic|awful|terrible) pain ; (is|are) killing me ; (my|the) <thing> (hurts|hurt|aches|ache|plays up|is sore) ; (chemo|dialysis|flare up)',
  ],
  [
    'shame',
    'feel (like)? (crap|shit|rubbish|bad|awful|terrible|dirty|rotten|guilty) about ; (feel|feeling|felt) .. (pathetic|foolish|stupid|silly|useless|worthless|invisible|ugly|like a fool|like an idiot|like a fraud|like a burden|ridiculous|inadequate|unwanted) ; (ashamed|shame|humiliated|mortified|embarrassed|embarrassing|guilty|guilt|disgusted) (of|about|by|to|for|that|with)? (my|the|how|being|having)? ; (i am|i feel|i was|i felt|im|^ feel|^ feeling|makes me|feel like) (such|like)? (a|an|so|like a|like an|like such a|just|completely|totally|really|such an|such a|a complete|a total)? (failure|loser|idiot|useless|worthless|pathetic|fraud|disgrace|stupid|weak|fat|ugly|disgusting|burden|hopeless|disappointment|mess|lazy|bad mother|bad mum|bad father|bad dad|quitter|joke) ; (hate|disgusted with|disappointed in|disappointed with) (myself|me|my body) ; let (everyone|everybody|them|him|her|my|people) .. down ; i (always|never|keep|just) (give up|giving up|fail|failing|quit|quitting|mess up|finish anything|stick to anything|stick at anything|stick with anything|ruin)',
  ],
  [
    'overwhelm',
    '(overwhelmed|swamped|drowning|snowed under|overloaded|stretched thin|at breaking point|breaking point|falling apart|going under|at my limit|at the end of my tether|end of my rope|frazzled|stressed|stressed out|losing it|losing my mind|burning out) ; (everything|it all|all of it|life|work) (is|are|gets|feels)? .. (too much|on top of me|over my head|at once|falling apart) ; (can not|not|hardly|barely) (cope|coping|keep up|keep going|think straight|take any more|take it|take much more|breathe|do this anymore|do this any more) ; too much (going on|on my plate|in my head|at the moment|right now) ; (so much|a lot) (going on|on my plate) ; do not know where to turn ; want to (scream|cry|hide|run away|disappear into|throw|curl up) ; at the end of (my|the) (rope|tether)',
  ],
  [
    'fear',
    '(scared|afraid|frightened|terrified|anxious|nervous|worried|panicking|panicky|petrified|apprehensive|uneasy|panic) (of|about|that|for|to|by)? ; (dread|dreading|fear|worry|worrying) (about|that|i|of|the|my|it|going) ; (am|is|feel) (scared|afraid|anxious|nervous|worried|dreading|terrified) ; (panic|anxiety) (attack|attacks|is|again)',
  ],
  [
    'loneliness',
    '(lonely|loneliness|isolated) ; (all|so|completely|very|totally) alone ; (have|got|has) (no one|nobody|no friends) ; (nobody|no one|noone|none of them) (replied|replies|reply|answered|answers|came|turned up|turns up|showed up|shows up|rang|called|asked|asks|wrote|texted|invited|invites|bothers) ; (nobody|no one) (to talk|calls|rings|cares|visits|speaks|to speak|understands)',
  ],
  [
    'exhaustion',
    '(am|is|feel|feeling|totally|completely|utterly) =spent !(a|an|my|the|most|all) ; (exhausted|knackered|shattered|worn out|wiped|wiped out|drained|burnt out|burned out|dead on my feet|running on empty|bone tired|dog tired|fatigued|weary|cream crackered|pooped|zonked|done in|run down|sleep deprived) ; (so|very|too|really|always|constantly|always so|dead|bloody|just|beyond|a bit|pretty|quite|am|feel|feeling|been|that|still) (tired|sleepy|weary|shattered|fatigued) ; (no|zero|little|not any|not much) (energy|strength|sleep|fuel|oomph) ; (no|zero|not any) (desire|appetite|will|wish|joy) (of|for|to|in|left|any more|anymore) ; nothing left (in|to give|for) ; (am|is|feel) (empty|a shell|done|finished) $ ; (not|never|hardly|barely) (sleep|slept|sleeping|had any sleep|had sleep) ; (up|awake) all night ; tired (of everything|all the time|today|lately|again|tbh|now)',
  ],
  [
    'sadness',
    '(sacked|fired|rejected|dumped|ghosted|ditched|bullied|mugged|burgled|made redundant|laid off|turned down|evicted|dropped|let go) (me|by|from|again|today|yesterday|this|last) ; (i|we) (was|were|got|have been|been|is|have just been|just got) (sacked|fired|rejected|dumped|bullied|mugged|burgled|made redundant|laid off|turned down|evicted|let go) ; (nobody|no one|noone) (want|wants|like|likes|need|needs|believe|believes|hire|hires|listen|listens|love|loves) ; i used to (be|have|do|love) ; hung up on me; ^ (just|i)? (cried|crying|bawled|sobbed|wept|in tears) ; (failed|flunked|bombed|messed up|screwed up) (my|the|another|it) .. (test|exam|interview|mock|audition|resit|viva|driving|assessment|paper) ; (birthday|communion|wedding|recital|first step|first steps|graduation|christening|play|concert|match|prize giving|sports day|bar mitzvah|eid|christmas) .. i (was|am) (in|at|away|not there|stuck|working|on) ; (miss|missed|missing) (his|her|their|my|the|our) (first)? (birthday|communion|wedding|recital|steps|graduation|christening|play|concert|prize giving|sports day) ; (sad|miserable|heartbroken|depressed|down in the dumps|tearful|gutted|devastated|hopeless|empty inside|low mood|upset|blue|unhappy|homesick) ; (feel|feeling|been|am|felt) (quite|pretty|very|so|a bit|really|real|right|proper|dead|that|kinda|kind of|a little|like)? (low|down|empty|numb|awful|terrible|crap|shit|rubbish|bad|horrible|lost|flat|not myself) (today|lately|again|tbh|at the moment|right now|these days|for weeks|about)? ; (i|we) (have been|am|keep|just|been)? (cry|crying|cried|in tears|sobbing|weeping) ; (broke|break|broken|split) up ; (divorce|separated|left me|dumped me|walked out on me) ; miss (him|her|them|my) !(run|runs|walk|walks|session|habit|streak|bus|train|practice|practise)',
  ],
  [
    'anger',
    '(angry|furious|fuming|livid|pissed off|pissed|raging|mad|annoyed|frustrated|irritated|cross|frustrating|resentful|infuriated) (with|at|about|by|that|because|over)? ; (fed up|sick|sick and tired|had enough|had it|sick to death|cheesed off|hacked off|tired) (with|of|up) ; drives me (mad|crazy|nuts|up the wall) ; i (hate|can not stand) (my job|my boss|everyone|this job|my life|everything)',
  ],
  [
    'doubt',
    '(people|everyone|everybody|they|others|friends|mates|neighbours|colleagues|family|folk|strangers|kids|lads) (will|would|might|may|is|are going to|always|all|already|just|must)? (all)? (laugh|stare|think|judge|talk|look|mock|tease|gossip|make fun|take the piss) ; (wife|husband|missus|partner|mum|mom|dad|brother|sister|son|daughter|boss|friend|friends|mates|kids|boyfriend|girlfriend|family|mother|father) (say|says|said|think|thinks|thought|reckon|reckons|ask|asks|asked|laugh|laughs|laughed) .. (joke|never|not|nothing|stupid|silly|waste|last|crazy|daft|ridiculous|fail|funny|mad|impossible|too late|useless|at me|pointless) ; (give|giving) up (giving|on|again|already) ; want to give up ; feel like giving up ; (do not|not) (think|believe|sure|know) (that|if)? i (can|will|could|am able|have it|have what|am up|deserve|ever) ; what if i (fail|can not do it|never manage|never make it|am not good enough|am not up to it) ; (will|i will) never (be able|get there|change|last|learn|be good|be any good|succeed|amount to)',
  ],
  [
    'pride',
    '(proud|chuffed|pleased with myself|made up) ; (i|we) (finally|actually|really|even|just) (did|do|ran|wrote|finished|managed|manage|sent|made|went|walked|swam|passed|called|rang|read|stopped|said|told|asked|completed|sang|played|slept|cooked) ; (cannot|can not) believe i (did|ran|made|managed|finished)',
  ],
  [
    'joy',
    '(so|very|really|super|dead|am|feel|feeling|feels|over) (happy|excited|thrilled|delighted|elated|over the moon|joyful|grateful|relieved|ecstatic|blessed|buzzing|great today|amazing|on top of the world|glad|lucky|the moon) ; (great|good|fantastic|wonderful|brilliant|amazing|happy|lovely) news ; what a (joy|relief|day|delight|treat|lovely) ; (yay|yippee|hooray|hurray|woohoo|alhamdulillah|hallelujah|woo hoo|whoop) ; (got|landed|bagged|have got|have) (an|a|the|my|another|second) (first|second|final)? (interview|audition|callback|job offer|offer|promotion|pay rise|scholarship) ; (i|we) (got|passed|won) (the job|the place|engaged|the flat|the house|in|pregnant|my|it|married) ; (is|am|are) (pregnant|engaged|getting married|in love|expecting)',
  ],
];

/** What is said for company's sake. A pattern that is to be the whole of a part stands between `^` and `$`. */
export const SMALL_TALK_WORDS: readonly (readonly [kind: SmallTalk, list: string])[] = [
  [
    'leave-subject',
    '(do|does|would|will|am|is|can|could) .. not .. (want|like|rather|feel like|wish|going|keen) .. (talk|speak|discuss|go into|chat|talking|dwell|go there) ; (rather not|not ready to|prefer not to|sooner not) (talk|speak|say|discuss|go|think) ; (change|drop|leave|enough of|off) (the|that|this) (subject|topic|matter) ; not talking about ; (drop it|leave it alone|let it go|let us not go there|none of your business|mind your own business|stop asking|do not ask|not your business|enough about that|enough of that|can we move on|let us move on|moving on|i said drop) ; talk about something else',
  ],
  [
    'thanks',
    '(thank you|thanks|thx|shukran|diolch|dziekuje|obrigado|obrigada|arigato|asante|spasibo|toda|tack|tak|kiitos|bedankt|dank je|mahalo|grazie|salamat|shukria|dhanyavaad|efharisto|hvala|go raibh maith agat|tusen takk|xie xie|thankyou|ta|tysm|tnx|cheers|much appreciated|appreciate it|appreciate that|appreciated|jazakallah|merci|gracias|danke|grateful|bless you|obliged|nice of you|kind of you|you are a star|you are the best|lifesaver|you have been a help|you helped)',
  ],
  [
    'praise',
    '(you|taylr|coach) (is|are|have been|has been|was|were) (so|very|really|a|an|quite|such a|the|actually|pretty|too|rather|awfully)? (clever|patient|understanding|gentle|thoughtful|sweet|kind|nice|great|good|brilliant|helpful|wonderful|lovely|smart|amazing|funny|patient|star|gem|angel|hero|genius|legend|best|cool|wise|treasure|darling|dear|useful|friend) ; (good|clever|nice) (bot|robot|coach|computer|machine) ; i like you',
  ],
  [
    'joke',
    '(tell|know|got|say|crack) .. (joke|jokes|something funny|riddle) ; (sing|tell|read) me (a|some) ; =make me (laugh|smile) ; knock knock',
  ],
  [
    'how-are-you',
    'how (is|are) (you|things|life|it going|tricks|your day|u|ya|things going|you doing|you today|it hanging) ; how do you do ; (what is|whats|sup|wassup) (up|new|good|happening|cooking) ; (you|u) (ok|okay|alright|good|well) $; did you sleep; how was your',
  ],
  [
    'laugh',
    '^ (lol|haha|hahaha|hehe|lmao|rofl|ha|ha ha|heh|hihi|lolol|hah|that is funny|funny|very funny|good one|nice one|made me laugh)',
  ],
  [
    'goodbye',
    '(goodbye|good bye|bye|bye bye|see you|see ya|cya|good night|night night|ttyl|talk later|talk soon|later gator|got to go|have to go|off to bed|need to go|going now|catch you later|laters|cheerio|ciao|farewell|so long|toodle pip|ttfn|speak later|speak soon|back later|until tomorrow|signing off|gotta dash|got to dash)',
  ],
  [
    'content',
    '(love|like|adore) (it|this|them|that|these|the plan|all of it|my plan|your plan|the lot|what you|the idea|all of them|how) ; (look|sound|seem|feel|is|are|this is|that is|it is|looks|sounds) (really|very|so|quite|pretty|absolutely|all|just|really very)? (good|great|perfect|fine|lovely|brilliant|right|ideal|spot on|super|nice|wonderful|amazing|excellent|fab|fantastic|doable|manageable|ace|smashing|exactly right|useful|helpful|awesome|cool) ; (happy|content|pleased|good|fine|ok|okay|satisfied|comfortable) with (it|this|that|them|the plan|these|all|everything|my plan|what) ; ^ (perfect|brilliant|great|lovely|excellent|wonderful|ideal|spot on|good shout|good call|good stuff|good point|good one|fair enough|super|fab|nice|amazing|awesome|fantastic|cool|well done|good job|nice work|good work|good plan|nice plan|great plan|sweet|sorted|wicked|neat|ace|splendid|marvellous|top) (plan|job|work|stuff|thanks|as|it|mate|idea|!not)? ; no changes ; (keep|leave) (it|them|everything|all) (all)? (like this|just like|exactly) ; (suits|works for) me (well|fine|perfectly|great)? $; i can do (that|this|it|these|all) $',
  ],
  [
    'greeting',
    'good (evening|morning|afternoon|day) to you ; ^ (hello|hi|hey|wagwan|wag wan|whagwan|ello|heyy|heyyy|hii|hullo|aloha|merhaba|czesc|ahoj|hei|ni hao|namaskar|sat sri akal|hiya|good morning|good evening|good afternoon|morning|evening|afternoon|howdy|yo|heya|alright|salaam|salam|assalamu|as salaam|hola|bonjour|greetings|good day|gday|shalom|namaste|hallo|ello|oi|wotcha|ay up|ey up|ciao)',
  ],
  [
    'weather',
    '^ (it is|is|bit of|still|a|so|looks like)? .. (snow|snowing|raining|pouring|drizzling|hailing|freezing|boiling|baking|sunny|foggy|windy|gale|thunder|stormy|scorching|frosty|icy|chucking it down|miserable out|grey) (here|out|outside|again|today|now|this morning|all day|as usual|cold|hot) ; ^ (what a|such a|lovely|beautiful|gorgeous|horrible|filthy|grim) (lovely|beautiful|gorgeous|horrible)? (day|weather|morning|evening) (here|out|today|again|outside|we are having)? $',
  ],
  [
    'off-topic',
    '(weather|forecast|politics|election|government|president|prime minister|king|football|rugby|cricket|essay|translate|translation|capital of|python|javascript|bitcoin|crypto|lottery|horoscope|star sign|celebrity|movie|film|netflix|tiktok|song lyrics|homework for me|my homework|poem|population|square root|stock market|shares|tax return|traffic|train times|bus times|pizza|restaurant|war|ukraine|covid rules|brexit|trump|elon musk|premier league|world cup|olympics|taylor swift|aliens|meaning of life|god exist|do you believe|favourite colour|favourite food|where do you live|plus two|2 plus|times table|time is it|date is it|day is it today|what day is today|wikipedia|google|math|maths problem|algebra|news|code|recipe for) ; write (me|my|a|an|us) ; what is (1|2|3|4|5|6|7|8|9|10|two|three|five) (plus|times|minus|and|x)',
  ],
];
