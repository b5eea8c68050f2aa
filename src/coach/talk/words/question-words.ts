import type { Topic } from '../talk-act.ts';

/** How each thing is asked, in the order in which they are looked for: what says more stands first. */
export const QUESTION_WORDS: readonly (readonly [topic: Topic, list: string])[] = [
  [
    'person',
    'who (make|made|built|wrote|write|run|runs|own|owns|create|created|program|programmed|is behind) .. (this|you|it|that|these|taylr); (do|can) you .. (play|eat|sleep|run|smoke|drink|walk|exercise|work out|cook|swim) ; (is|are) you (a|an|really|actually|even)? (real|actual|living)? (%person); (is|am) i (talking|speaking|chatting|writing|texting) (to|with) (a|an|somebody|someone)? (real|actual)? (%person); ^ (and|so|but)? who (is|are) (you|this) $; ^ who (is|are) (you|this) (dear|love|mate|exactly|anyway|please|again); what (is|are) you $; (is|are) (this|that|it) (chatgpt|gpt|ai|a robot|a bot|a person|a human|automated|a machine); (do|does) you have (feelings|a name|a body|kids|a family); what is your name; how old (is|are) you',
  ],
  [
    'privacy',
    '(will|can|could|does|do|would|might) <somebody> (see|read|find out|get to see|look at) (about)? (this|it|my|that|what|these) ; (can|could|will|would|might|do|does) .. (%who) .. (%see) (this|it|that|what|my|these|any of|me|them); (data|details|information|chat|words|secrets|account|money|bank) .. (safe|secure|private); (safe|secure) with you; (%who) .. (can|could|will|would|gets to|get to|is going to|allowed to|able to) (%see); (can|could|will|would|does|do|might) (my|the|your)? (%who) (%see); (is|are) (this|that|it|my|what|our) .. (confidential|private|secret|encrypted|anonymous|shared|public); (do|does|will|would) you (share|sell|store|keep|save|tell|pass|report) .. (this|it|data|anyone|anybody|what|my|these); (where|what) .. my data; who (%see) (this|that|it|what|my|these|them); (privacy|gdpr)',
  ],
  [
    'remembered',
    'what (do|does|did|have|has) you (know|remember|understood|understand|learnt|learned|got|written down|noted) .. (me|so far|about); what (have|has) you (understood|understand|learnt|learned|got|noted); (do|does) you (remember|know) (me|what i|who i|anything|my); what do you think (i|my) (want|goal)',
  ],
  [
    'site',
    '(refund|cost|costs|price|pay for|paying|subscription|premium|invoice|billing|password|log in|login|log out|log off|delete my account|cancel my account|sign up|create an account|download|install|dark mode|font|bug|crash|crashed|offline|app store|home screen|time zone|language)',
  ],
  [
    'medical',
    '(patch|patches|tablet|tablets|pill|pills|medicine|medication|supplement|supplements|painkiller|painkillers|antidepressant|antidepressants|insulin|ibuprofen|paracetamol|aspirin|vitamin|vitamins|melatonin|vape|vapes|nicotine gum|dose|inhaler|contraceptive|hrt|blood pressure|side effect|side effects)',
  ],
  [
    'safe',
    '(should|can|may|could|is it ok|is it okay|do) .. (if|with|when|while|on) .. (swollen|swelling|hurts|sore|ache|aches|aching|painful|in pain|stiff|strained|sprained|bleeding|a bad knee|a bad back|bad back|bad knee); (is|are|will|would|can|could|does|do|might) .. (%hurt) .. (%body|me|myself); (can|could) (i|it|this) (hurt|harm|injure|damage|strain) .. (%body|myself|me); (%hurt) .. (%body) $; (is|are) (it|this|that|these) (safe|dangerous|risky); what if (it|my|the) .. (hurt|ache); (do|does|is) .. (need|should|ask) .. (doctor|gp|physio|midwife) first',
  ],
  [
    'proof',
    '(science|scientific|research|evidence|study|proof|proven|studies) !(i|my|on me|of mine|about me|for my); (is|are) .. (proven|based on|evidence based|scientific); how do you know .. (work|works|help); says who',
  ],
  [
    'matters',
    '(which|what) (one|habit|thing|of them|of these|of those|of the lot) .. (hang on|hold on|hang onto|hold onto|keep hold|cling|rescue|protect|guard|most for|most good|best for|most to|matter|matters|count|counts|helps|help|good for) ; (if|when) .. (keep|manage|do|pick|choose|save) .. (one|only one|just one) .. (which|what) ; (which|what) .. (hang on to|hold on to|hang onto|hold onto|cling to|never drop|keep no matter|keep going)',
  ],
  [
    'counts',
    '(worth|point|bother|use|enough|good|ok|okay|count) .. (only|just) (have|got|manage|get|do|find) ; (is|are) .. (really|even|actually|a real|a proper) (a|an|any)? (habit|habits|exercise|sport|practice|training|reading|work) ; like cheating ; (is|are|do|does|would|will) .. (ok|okay|fine|all right|alright|count) if (some|one|sometimes|now and then|once|on some|i|we|it) .. (instead|rather|and not|in place) ',
  ],
  [
    'catch-up',
    '(make up|catch up|catch it up|make it up|make them up|double up|pay back|do double|do extra|do two|do twice|do it twice) .. (for|missed|tomorrow|next|later|to|day|week|after); (do|does|have|should|must|can|could) i .. (make up|catch up|double up|make it up|carry over|make them up); (carry|carried|roll|move) (it)? over',
  ],
  [
    'ill',
    '(what if|what about|what happens|what when|how about|and if|and when|if|when|can i|could i|should i|do i|does it|will i|is it) .. (%ill)',
  ],
  [
    'time-needed',
    'how (long|much time|many minutes|many hours|much of my time|time consuming) .. (take|takes|need|cost|spend|each day|a day|per day|daily|every day|a week|per week|in all|in total|last|is it|is that|is this|are they); how (long|much time) .. (each|one|all|everything) .. (take|need|day); time .. (does|do|will) (it|this|they|all) .. (take|need)',
  ],
  [
    'no-drive',
    '(what if|what happens when|what do i do when|what do i do if|and if|and when|what about|how do i|what when) .. (feel like it|not feel like|in the mood|be bothered|no motivation|motivated|motivation|bored|boring|lose interest|lost interest|do not want to|no desire|hate it|lazy|willpower|get going)',
  ],
  [
    'every-day',
    '(do|does|have|has|must|should|need|is|are|am) .. (every day|everyday|daily|each day|7 days|seven days|every single day); how (often|many days|many times|frequently); (is|are) .. (daily|every day|everyday)',
  ],
  [
    'miss-week',
    '(what if|what happens|what about|and if|if|when|can i|could i|will i|does it|is it) .. (%miss) .. (%longspell); (bad|rough|terrible|awful|crap|busy|mad|hectic|crazy|lost|missed|nothing all|hell) (%longspell); what if .. (whole|all|entire|full) (%longspell); (%longspell) .. (go|goes|went|turns out) (wrong|badly|bad|sideways|to pot)',
  ],
  [
    'slip',
    '(count|counts|class|is that|is it|is this) .. (fail|failing|failure|cheat|cheating|relapse|a slip); (what if|what happens|what about|what when|and if|and when|if|when|suppose|say|can i|could i|may i|am i allowed to|is it ok|is it okay|is it bad|will i|does it matter|what should i do|happens) .. (%miss); (%miss) .. (ruin|ruined|over|undo|wreck|blown|matter|lose|bad|destroy|wasted|back to|end of|spoil|spoilt|count against|forgiven); (ruin|undo|wreck|spoil|destroy|kill) .. (it|everything|progress|all|habit|streak|the whole); back to (square one|zero|the start|the beginning); (have|has|did) i (blow|blown|blew|ruin|ruined|mess|messed) (it|everything|this|things); (lose|break|broke|broken|lost|reset|keep) (my|the|a) streak; start (over|again|from scratch|from zero) (if|when|after)',
  ],
  [
    'more-than',
    '(can|could|may|what if|am i allowed|is it ok|is it okay|should|shall|what happens if|does it matter if|if) .. (do more|more than|do extra|go further|go longer|carry on|keep going|longer than|save more|read more|write more|walk more|run more|practise more|do it more|more often); what if i .. more ',
  ],
  [
    'counts',
    '(do|does|would|will|is|should|could|can) .. count; what counts; (what|when) .. count as; what if i (only|just|barely|merely) ; if i (only|just) (do|manage|get|read|write|walk|make) .. (ok|okay|fine|enough|alright|all right|valid|count|good); (do|does|is|can|would|what if|what about) .. half (of it|of that|of them|the|a|done|way|ok|okay|it|fine|is|alright) ; (do|does|will|can) i get (credit|a tick|a point|the tick); (is|are) .. (still)? (valid|done) if; how (exactly|strict|precisely) .. (count|done|be)',
  ],
  [
    'core',
    '(what|why|explain|which|difference|how|meaning|mean|is|are) .. (core|experimental|experiment|experiments|foundation)',
  ],
  [
    'number',
    'what (do|does|is|are) .. (number|numbers|x|percent|percentage|badge|figure|figures|vote|votes|strength|streak|points|score|label|labels) .. (mean|stand|for|about|say|tell|next|beside|on); what (do|does|is) .. #number .. (mean|stand for|about); what (is|are|does) (the|a|this)? (easy|medium|hard|x|badge|number|vote|streak|strength) .. (mean|next|beside|label|there|for|about|on); what (is|are) (a|the|these|those) (vote|votes|streak|strength|badge|numbers|number|badges) $; how (is|are) .. (calculated|counted|worked out|measured|scored)',
  ],
  [
    'if-then',
    '(what|why|explain|how|meaning|mean|purpose) .. (if then|if and then|when and if|if when|when if|if and when|when sentence|if sentence|if part|if bit|when part|when bit|trigger|triggers|cue|cues|fallback|fallbacks|implementation intention|implementation)',
  ],
  [
    'check-in',
    '(do|should|must|shall|have) i .. (tell|report|let|inform|write to|show) you; (how|where|when) (do|can|should|shall|will|would) i (tick|check in|log|record|mark|report|say|tick off|tell you|note|check|enter|register) .. ; (how|where) .. (tick|tick off|check in|checkin|log it|mark it|mark them|record it); (can|do) i tick',
  ],
  [
    'reminders',
    '(will|do|does|can|could|would|how|is|are|where) .. (remind|reminder|reminders|notification|notifications|notify|alarm for|nudge|nudges|ping|alert|alerts)',
  ],
  [
    'review',
    'what (happens|comes|is) (next)? (after|once) ; (when|how|what|where|is|does|do|will) .. (review|reviews|debrief); what happens .. (end of the week|after the week|sunday|after a week|at the end|next week|when the week); (when|how) .. (talk|speak|look at|look back|go over|discuss) .. (how|again|next|this|it); what (comes|happens) after (the|this|a|one) (first)? week',
  ],
  [
    'finish',
    '(how|where|when) (do|can|should|shall|must) (i|we) .. (%finish); (i|we) (is|am|are) (done|finished|ready|happy) .. (what|how|where|now what|next); (what|where) .. (click|press|tap|button|push); (is|are) (we|i) (done|finished) (here|now)? $; how .. get out of (here|this); (is|was) (that|this|it) saved',
  ],
  [
    'change-later',
    '(can|could|may|will|am i able to|is it possible|how do|is it ok|possible) .. (%change) .. (%later); (can|could|may) i (still|always|later) (%change); stuck with; (is|are) (this|that|it|these|they) (final|fixed|permanent|forever|set in stone|binding); (what if|and if|if) (i|we) (do|does|did) not (like|want|enjoy|get on|fancy) .. ; (what if|and if) i (hate|change my mind|get bored|get sick of|regret|am bored) .. ; (can|could) i change (my mind|it|this|them|these|things|the plan|my plan) $; how long .. (bound|committed|locked|have to stick)',
  ],
  [
    'drop-which',
    '(which|what|whats) .. (drop|lose|leave out|get rid of|leave off|cut|skip first|least important|weakest|worst|expendable|go first)',
  ],
  [
    'must-all',
    '(have to|need to|must|should|supposed to|got to|has to|do i) (do|take|keep|accept|choose)? (all|all of|all three|every one|everything|each one|both|all four|the lot|all five|them all|these all) ; (do|take|keep|accept) (all|them all|all of|all three|both|everything) (of)? (them|these|it|three|habits)? .. (or|necessary|needed|compulsory) ; (can|could|may) i (pick|choose|select|leave some|leave one|leave out|ignore) ; (optional|compulsory|mandatory|obligatory)',
  ],
  [
    'matters',
    '(which|what|whats) .. (%best); if (i|we) (can|could|only|do|did|manage) .. (only|one|just) .. (one|thing|which|of these|of them); (only|just) .. (do|manage|time for|energy for) .. one .. which; my priority; (what|which) .. (do not|should not|never) skip',
  ],
  [
    'easiest',
    '(which|what|whats) .. (%easy); (which|what) (one|habit)? (is|are) .. (hardest|longest|toughest|most work|biggest)',
  ],
  [
    'how-long',
    'how (%soon) .. (before|until|till|til|for|goes|go|lose|gone); when (will|do|does|am|is|would|can) .. (stop|go away|goes|gone|disappear|good|able|see|lose|better|fluent|ready|over|done|fit|slim|well); how (%soon) .. (%stick|takes|until|till|til|before|see); when (will|do|does|is|can|would|am) .. (%stick|better|results); (21|twenty one|66|sixty six|30|thirty|90|ninety) days; how many (day|week|month) .. ; (is|are) .. (ever|going to) .. (get|become|be) (easier|automatic|natural|a habit)',
  ],
  [
    'company',
    '(can|could|may|is it ok if|is it okay if|would it help if|what if|will) (my|a|our|the|his|her) .. (do it|do this|join|come|help|take part|do them|do that); (can|could|may|is it ok|is it okay|is it allowed|should|would it|what if|does it) .. (with me|join|come along|do it with|with a friend|with my|together with|with someone|with somebody|with others|with friends|with us|in a group|as a family|alone|by myself|on my own)',
  ],
  [
    'together',
    '(can|could|may|should|shall|is it ok|is it okay|do i|does it) .. .. (all at once|at once|at the same time|at one go|in one go|together|back to back|in a row|combine|both|one after the other|all in one|join them|bundle|stack them|same time)',
  ],
  [
    'first',
    '(which|what|whats) .. (first|start with|begin with|start on); where (do|should|shall|can|would) i (start|begin); (which|what) (one|habit)? .. (start|begin); (which|what) .. come first',
  ],
  [
    'away',
    '(what if|what about|what happens|what when|how about|and if|and when|if|when|can i|could i|should i|do i|what then|how) .. (%away); (%away|going to) .. .. (what then|what happens|what now|then what|how do i|what do i|what should|can i)',
  ],
  [
    'other-time',
    '(how)? (strict|rigid|fixed|flexible|set in stone) .. (days|time|times|5 days|day|hours|it|thing|that|this|schedule); (are|is) .. (days|times|time|hours|schedule) .. (fixed|flexible|strict|rigid|set); (matter|ok|okay|problem|fine|alright|bad) if .. #days; (matter|ok|okay|problem|fine|alright|bad) if .. #part; (matter|ok|okay|problem|fine) if .. (later|earlier|instead|another time|other time); (does|do|can|could|may|is|are|must|have|should|what if|would it|need) .. (order|sequence|another time|other time|different time|fixed time|set time|exact time|certain time|same time|specific time|right time|another day|other day|other days|different day|different days|fixed day|any time|anytime|any day|whenever|earlier|later|exactly at|time of day|what time|a bit later); (does|do|has|have|must|need|is) .. (to be|have to be|have to|got to|must) (be|happen|do it|do)? (on|at|in|after|before|right) .. (lunch|work|breakfast|dinner|then|when|school); (does|do|has|have|must|need|is) .. (to be|have to be|have to|got to|must) .. #days; (does|do|has|have|must|need|is) .. (to be|have to be|have to|got to|must) .. #clock; (does|do|has|have|must|need|is) .. (to be|have to be|have to|got to|must) .. #part; (can|could|may) i .. #days; (can|could|may) i .. #part; (can|could|may) i .. #clock; (can|could|may) i do .. (lunch|breakfast|before work|after work|before|after); (what if|if) i .. (at|in|on|before|after) (the)? (night|morning|evening|afternoon|noon|lunch|work|bed)',
  ],
  [
    'enough',
    'too (often|seldom|rarely|rare|frequent); often enough; (is|are) (that|this|it|they) (really)? (it|all|everything) $; (is|are|will|would|does|isn|isnt|am|do) .. (%enough); am i .. (too|taking on|biting|overdoing|doing); (is|are) (this|that|it|they|these) .. (going to be)? (%enough)',
  ],
  [
    'can-do',
    'how (do|does) (this|it|you|that|taylr|the app|the coach|all this) (actually|even|all)? (work|function) !(for|with|against); what (can|could) (you|i) (do|ask|say|tell)',
  ],
  [
    'trust',
    '(trust|believe|rely on|listen to|take advice from) (you|a machine|a computer|a robot|this); (how|what) (do|would|can|could|makes) you (know|think|understand) .. (me|i|like|my|best|life); (are|is) you (qualified|trained|an expert|a doctor|any good|sure|clever|right); what do you know about; in it for (me|you); (do|does) you (get|earn|make) (paid|money)',
  ],
  [
    'why',
    '(%ask) !(not|do not you|are you|can not); why not; what (is|was|are|were) (the|your)? (point|reason|idea|use|purpose|logic|thinking|sense|benefit|rationale|good) ; what is it for; what (has|have|had|does|do|did) .. (to do with|do for|bring me|got to do|good for|give me); (explain|tell me|say|show) .. (chose|choose|pick|why|reason|how it helps|for me|these|this one|suggest); where (do|does|did) .. (come from|get); what (made|makes|make|led) you .. ; how (is|are|do|does|will|would|can) .. (help|helps|meant to|supposed to|relate|connect|fit|related|linked|useful|going to help); (reason|reasons|purpose|point|sense) (for|of|in|behind); for what is ; (what|how) .. (sense|good) (of|is|does); (not|no) (get|understand|see) (why|the point|what for|the use|how)',
  ],
  [
    'explain',
    'what (is|does|do|are|was) .. mean ; what is mean ; what do you mean (by|with) ; (not|no) (understand|get|follow) (the|this|that|what|number) !(point|use|reason) ; explain (the|this|that|number|it) ; (meaning|sense) of (the|this|that|it)',
  ],
  [
    'works',
    'what (difference|good|use) (do|does|will|would|is|can) ; worth (it|the|doing|bothering|my|a|while); will i (ever)? ; how (many|much) .. (will|would|can) (i|it|we) ; (is|are) .. (waste of time|pointless|useless); (do|does|will|would|can|could|is|are) .. (work|help|helping|do anything|make a difference|change anything|make me|get me|bring me|do something|do any good|achieve|be worth|worth it) ; what (is|are) .. (chance|chances|odds); what good .. (do|is)',
  ],
  [
    'quality',
    '(have to be|has to be|need to be|must be|supposed to be|should be|is it|be) (good|perfect|right|proper|correct|neat|well done|fast|tidy|any good) ; (right|good|correct|proper|normal|best|ideal) (way|pace|speed|technique|form|posture|method|order|amount|length|size|level) ; (doing|do|did) (it|this|them|that|things) (right|properly|correctly|well|wrong|the right way) ; how (fast|slow|far|hard|well|loud|deep|big|heavy|neat|good|properly|much|strict|exact|precise|detailed|warm|strong)',
  ],
  [
    'normal',
    '(is|am|are) (it|i|that|this|we) .. (normal|weird|strange|odd|silly|stupid|selfish|bad|wrong|a sin|sinful|too late|too old|too young|too fat|too slow|crazy|mad|mean|greedy|lazy|ridiculous|pathetic|childish|slow|the only one|alone|vain|cheating|ungrateful|rude|hopeless|a lost cause|past it) ; (too late|too old|too far gone|too young) ; (is|are) .. (selfish|a sin|haram|sinful|silly|childish|vain|cheating|cowardly|sad|weird) $; (do|does) (other people|others|everyone|anyone else|other mums|most people) ',
  ],
  [
    'other-way',
    'is there (a|an|any|another|some|no)? (other|another|different|easier|alternative|gentler|version|way|option|alternative|something) ; (any|other|another) (alternative|alternatives|option|options|way|ways|version) ; what else (can|could|is|would|might) ',
  ],
  [
    'ideas',
    '(no idea|not know|not sure|no clue|idea|ideas|clue|what could i|what can i|what should i|what do i) .. (what to|about what|for what|to)? (write|read|draw|cook|eat|practise|play|sing|revise|paint|make|pray|say|talk about|text|send|learn|post|plant|knit|watch|listen to|tell)',
  ],
  [
    'how-to',
    'what (exactly|actually|precisely)? (do|should|shall|would|must|am) i .. (do|write|say|eat|read|practise|work on|look for|put|use) .. (for|with|in|on|at|about|there) <habit>; how (exactly|actually|precisely)? (do|does|should|shall|would|can|must) (i|one|you) .. (do|write|practise|make|manage|go about|perform|read|get through|work) <habit>',
  ],
  [
    'when',
    '(when|what time|which day|which days|what day|what days|on which days|at what time|where) (do|does|is|are|was|were|should|shall|am|will|can|must) .. ; (when|where) (exactly|again|was|is|then)',
  ],
  [
    'start',
    '(can|could|may|shall|do|should) (i|we) (start|begin|wait|hold off) ; (start|begin) (it|this)? (on #days|tomorrow|next week|now|today) ; how (do|can|should|shall|would) (i|we) (start|begin|get going|get started|kick off); what (do|should|shall|can|must) (i|we) do (now|next|first|today|tomorrow|then); what (now|next) $; when (do|can|should) (i|we) (start|begin); now what; (does|do|is|will) (it|this) start (today|tomorrow|now)',
  ],
  [
    'recommend',
    'what (would|do|should) you (do|recommend|suggest|advise|think|say|reckon|pick|choose|prefer|start); (what|which) .. (you|your) (recommend|advice|suggest|recommendation|opinion|pick|favourite|tip|choose); (any|have you|got any|give me) (advice|tips|ideas|suggestions|idea|tip|a tip|recommendations); what is your (advice|recommendation|opinion|view)',
  ],
  [
    'summary',
    '(what|whats|which|show|remind|tell|list|repeat|sum up|summarise|recap|say) .. (my plan|the plan|my habits|the habits|plan again|we agree|we agreed|we decide|we decided|i agreed to|it stand|plan now|plan so far|so far|in the plan|on the list|on my list|have i got|do i have); how many (habits|things|are there|do i have|have i); where are we; (recap|summary|summarise|sum up)',
  ],
  [
    'can-do',
    'what (can|could|else can|all can|may) (you|i|we) (do|ask|say|help|offer|change|tell|know|type|write) ; what do you (do|offer|know|help with); how (do|does|can) (this|it|you|that) .. (work|works|function|help) ; how .. (use|talk to|work with) (this|you|it); ^ help $; help me $; (options|instructions|commands|menu)',
  ],
  [
    'may',
    '(can|could|may|am i allowed|is it ok|is it okay|is it alright|is it fine|is it allowed|ok if|okay if|alright if|mind if|is it possible|would it be ok|would it be okay|do you mind) (i|we|to|if i|if we|that i) ; (can|could|may|shall|should) (i|we) ',
  ],
];

/** Ways to ask what happens with a habit in some circumstance; its own fallback may answer. */
export const WHAT_IF_WORDS =
  '(what|how) (if|when|about); what happens .. (when|if); (what then|then what|what now|and then what) $; what about (day|week|time|morning|evening|weekend|when|if); what (do|should|can|shall|could) i (say|do|tell|answer) .. (if|when); ^ and (if|when); (happens|do|matter|problem|ok|okay|bad) (if|when); (=suppose|supposing|imagine)';
