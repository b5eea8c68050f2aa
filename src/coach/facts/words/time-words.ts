/** Said after a day or a part of the day: no time then. */
export const HARD_AFTER = `
  (is|are|get|gets) (always|just|so|too|really|pretty|a bit|completely|totally|absolutely|very|usually|quite|super|way|all|my|the|pure|a|an|total|
  complete|bit)? (always|so|too|really|very|a|pretty|my)? (mad|crazy|hectic|busy|busiest|manic|mental|chaos|chaotic|full|full
  on|packed|rammed|impossible|hard|hardest|tough|toughest|awful|nightmare|out|no
  good|hell|murder|gone|taken|long|tricky|terrible|bad|worst|rubbish|sacred|difficult|nuts|bonkers|bedlam|carnage|heaving|killer|write off|no go|non
  starter|off limits|not good|not possible|not great|madness|a rush|rush|rushed|not an option|not free|booked|busy busy|stressful|my long day|awkward)
  !(run|walk|ride|swim|hike); (do|does|will|would|can) not (work|suit|happen|go|do it|be possible); never (work|works|happen|happens); (i|we) (is|am|are)
  (always|usually|too|so|really|just)? (busy|away|not free|not available|not home|not at home|not here|out all day|at work all day|useless|no
  use|dead|exhausted|knackered|wiped|a zombie|no good|shattered|wrecked|run off my feet); i (can|could) not (do|make|manage|face) (it|anything|that|much)?;
  kill me; (i|we) (have|get) no time; i (is|am) with my (dad|mum|kids|children) all day; (no|zero) chance; (wipe|wipes|finish|finishes|floor|floors) me out
`;
/** Said before a day or a part of the day: no time then. */
export const HARD_BEFORE = `
  (can|could) not (do|make|manage|face|handle) (anything)? (on|in|at|the)? !it; (is|am|are) (no good|useless|no use|hopeless|rubbish|dead|terrible|not
  good|not great|a zombie|not human|exhausted|tired|knackered|groggy|slow|foggy|grumpy|always tired|so tired|too tired|always exhausted|never awake)
  (in|at|on|during|first thing) (the|a)?; (is|am|are) (wrecked|shattered|knackered|exhausted|dead|done|finished|useless|wiped|spent|no good) (by|in|come|of)
  (the)?; tired in the; never free (on|in|at)?; not free (on|in|at)?; (is|am|are) (always|really|so|too)? busy (on|in|every|all|at)?; no time (on|in|at|for
  anything on); (is|am|are) (always)? (away|not here|not home|not available|unavailable|out of town) (on|every|at|all)?; (is|am) (on call|on duty)
  (on|every|at)?; (hard|hardest|worst|busy|busiest|difficult|tough|toughest|bad|tricky|mad|manic|long) (day|days|one|ones) (of the week)? (is|are|for me
  is|would be)?; (hate|loathe|detest|dread|despise); (do|does) not do; not a; not (good|great|my best) (in|at); (nothing|no work|no chores|no
  housework|never work|do not work|may not work|can not work) (gets done|happens|on|possible on); (do|does) not function (in|at|on) the?
`;
/** Only then: it rules out all other times. */
export const ONLY_FRAMES = `
  only (real|free|quiet|spare|decent)? (time|chance|slot|gap|moment|hour|window|day|days|bit of time|opportunity|quiet) .. (is|are|be|=is); (is|am|are) only
  (ever|really)? (free|available|home|at home); can only (ever|really)? (do|manage|make|fit|exercise|train|study|practise|get|find|work on|meet|go)
  (it|this|things|anything)?; only (really|ever)? (have|get|got) (any|some|the|free|spare)? (time|peace|a moment|an evening|a minute|quiet|energy|space); ^
  only free; (is|are) (really|pretty much|basically)? (my|the|our) only (real|free|quiet|spare)?
  (time|day|days|slot|chance|moment|window|gap|evening|option); only (after|before|between|on|at|in|once|from) .. (work|suit|possible); (it|that|this) only
  works (for me)? (after|before|between|on|at|in|once|from); only time (i|we) (get|have); (time|free) only (after|before|between|on|at|in|once|from); only
  get to myself; only (have|got|have got|get) (my|the)? #part
`;
/** At most so long. */
export const BRIEF_FRAMES = `
  only (have|got|get|ever have|really have) .. #amount; (have|got) only #amount; (have|got) (about|maybe|at most|like|roughly|perhaps)? #amount (tops|at
  most|max|maximum|spare|free|to spare|to myself|a day and no more|and no more); (no|not) more than #amount (a day|at a time|to spare|free|spare|each day|in
  one go)?; #amount (is|be) (all|the most) (i|we) (have|get|can); (max|maximum) #amount; never more than #amount; can only (spare|manage|do|give) .. #amount
`;

export const NIGHT_SHIFT = `
  (work|do|on|drive|working|doing|driving) (permanent|the|regular|mostly|only|rotating|in)? (nights|night shift|night shifts|graveyard|graveyards|night duty|night
  work); night (shift|worker|nurse|porter|guard|watchman|manager|duty|auditor|shifts|carer|baker);
  (work|working) (through|all|at|overnight) (the|at)? (night|overnight); works? (the)? graveyard; nightshift; nightshifts; permanent nights;
  sleep (from|until|till|til) (#clock|#number) in the (morning|afternoon); (sleep|asleep) (in|during|through) the (day|daytime|day time|mornings); sleep (all)? day;
  (get|come) (home|in|off shift|off work) at (#clock|dawn) in the morning; ^ (on)? nights $; on (permanent)? nights
`;
export const EARLY_SHIFT = `
  (work|do|on|working|doing) (the)? (earlies|early|earlys|early shift|early shifts|early turn|mornings shift|morning shift|morning shifts);
  early (shift|start) worker; ^ earlies $; (early|earlier) starts
`;
export const LATE_SHIFT = `
  (work|do|on|working|doing) (the)? (lates|late shift|late shifts|evening shift|evening shifts|twilight shift|back shift|afternoon shift|afternoons
  shift|evenings|bar work); ^ lates $; (bartender|barman|barmaid|bar staff)
`;
/** Up before the day: then the evening ends early. */
export const EARLY_RISE = `
  ^ up (at|by|from|before|around) #clock !(every night|most nights|with|and);
  (am|is|be|get|got|getting|been) (always|usually|already)? up (daily|again)? (at|by|from|before|around) #clock !(every night|most nights|with|and);
  (rise|out of bed) (at|by|from|before|around) #clock; alarm (is|go|goes) (off)? (set)? (at|for) #clock
`;
export const STARTS_WORK = `
  (start|begin|clock on|clock in|on shift|at work|at my desk) (work|my shift|shift|teaching|the shift|job)? (at|from|by|for) #clock;
  (shift|work|job|day) (start|begin) (at|from|around|about) #clock
`;
export const ENDS_WORK = `
  (finish|knock off|clock off|get off|stop) (work|my shift|shift|teaching|the shift|late)? (at|around|about) (half)? #clock;
  (work|shift|working|teach|job) (is|be)? (now|only)? (until|till|til) #clock; (not|never) (home|back|in|finished|out) (until|till|til|before) #clock;
  (not|never) (get|come|make it|am) (home|back|in) (from work)? (until|till|til|before) #clock; (shift|work) (end|finish) (at|around) #clock;
  (get|come|get back|arrive) home (at|around|about|after|from work at) #clock
`;
export const WORK_HOURS =
  '(work|working|job|shift|shifts|hours|am|teach|office) (is|are|days|weekdays|monday to friday)? (from)? <from> (to|till|until|til) <until>';

/** Worth a line, though it rules out no hour by itself. */
export const WORK_NOTES = `
  (work|do|on) (rotating|rolling|random|split|swing|irregular|changing|weird|odd|different|12 hour|twelve hour|long|mixed)? (shift|shifts) !it; shift
  (worker|work|pattern); (work|do) (only|just)? (one|two|three|four|five|six|#number) (night|day|shift|hour|morning|evening|late|early) (a|per|every|each)
  week; (my|our|the) (rota|roster|shifts|hours|schedule) (change|changes|keep changing|is different|varies|vary|rotate|is all over the place); zero hours;
  (work|works) (away|abroad|offshore|weekends|saturdays|sundays|saturday|sunday|two jobs|three jobs|part time|full time|freelance|outdoors|outside|long
  hours|every weekend); (have|got) (two|three|2|3) jobs; travel (a lot|every week|constantly|for work|most weeks|all the time) (for|with)?; (is|am) (on the
  road|away for work|often away|a student|self employed|a shift worker|on call|in the army|at uni|at college|a teacher|a farmer); live out of a suitcase;
  commute is; (drive|travel|cycle) .. to work; (oil rig|on a rig|offshore|at sea); (week|weeks) off; commute !(is not|no); (long|hour|hour long|awful)
  commute
`;
export const NO_DESK = `
  (is|am) (a|an|the) (lorry|bus|taxi|van|delivery|truck|train|cab|forklift)?
  (driver|courier|trucker|nurse|cleaner|builder|bricklayer|plumber|electrician|roofer|farmer|postman|postie|waiter|waitress|chef|cook|barista|
  hairdresser|carer|joiner|carpenter|gardener|labourer|scaffolder|mechanic|welder|porter|paramedic|dustman|binman|fisherman|midwife|painter|plasterer| shop
  assistant|cashier|warehouse worker|care worker|factory worker); drive (for work|for a living|all day|lorries|a lorry|a bus|a taxi|a van|a truck|a
  cab|buses|taxis|trucks|hgvs|an hgv); (work|job) (in|on|at) (a|the)? (warehouse|building
  site|site|kitchen|factory|shop|farm|ward|wards|checkout|tills|till|boat|nursery|fields| restaurant|care home|production line|shop
  floor|bakery|supermarket); (on|stand on) my feet all day; (is|am) a (stay at home|full time) (mum|dad|mother|father|parent)
`;
export const FROM_HOME =
  '(work|working|job|office) (is)? (from|at) home; wfh; home office; work remotely; remote (job|worker|work)';
export const NO_WORK = `
  (is|am|been) (retired|unemployed|out of work|signed off|off sick|on maternity leave|on leave|a pensioner|between jobs|redundant);
  (i|we) do not work (at the moment|any more|anymore|now|right now)? $; ^ do not work (at the moment|any more|anymore|now|right now)? $; (have|got) no job; retired $; lost my job
`;
export const NO_LUNCH = `
  (work|drive|teach|go|push|power|type) (straight|right)? through (my|the)? (lunch|lunchtime|lunch break|dinner break); (eat|have|grab) (my)?
  (lunch|something|a sandwich|sandwiches|food) (at (my|the)? (desk|wheel|till|workstation)|in the (van|car|cab|lorry|truck)|on the
  (go|move|run|hoof)|standing up|behind the wheel|between (patients|calls|lessons|customers|jobs|deliveries)); (never|do not|hardly ever|rarely|seldom|not)
  (get|have|take|stop for|manage) (a|any|to have|proper|my|time for)? (a|proper)? (lunch|lunch break|lunch hour|dinner break); no time for lunch; #amount
  for (lunch|dinner|a break|my lunch|my dinner|our dinner|our lunch); eat (at (my|the) (desk|wheel|till)|in the (van|car|cab|lorry|truck)|behind the wheel);
  skip lunch; lunch is (five|ten|5|10) minutes; (barely|hardly) (get|have|time for) (a|any)? (lunch|lunch break)
`;
export const NO_BREAKS =
  '(never|do not|hardly ever|rarely) (get|have|take) (a|any|proper)? (break|breaks); back to back (all day|calls|meetings|patients|lessons); no breaks';
export const HOUSEHOLD_ASLEEP = `
  (kid|baby|child|children|toddler|little one|little ones|son|daughter|boy|girl|twins|everyone|house|they|family) (is|are|be|have|has)?
  (all|finally)? (in bed|asleep|gone to bed|down|sleep|asleep at night|go to bed|to sleep); kids bedtime; bedtime is done
`;
/** Until when they are there or up: no time before. */
export const UNTIL_FRAMES = `
  (kids|children|baby|toddler|family|twins|boys|girls|little ones|everyone) (is|are|be)? (here|at home|home|awake|around|up|with me|at mine|about|off
  to school)? (until|till|til) #clock; (leave|go|off) (for|to) school at #clock;
  drop (the|my|our) (kids|children|son|daughter|boys|girls) (off)? (at school)? at #clock
`;
export const SCHOOL_RUN = `
  (pick|collect|fetch) (up)? (the|my|our) (kids|children|son|daughter|grandchildren|boys|girls|grandson|granddaughter) (up)? (from (school|nursery))?
  (at|around|about) #clock; school run (is)? (at|around) #clock;
  (football|piano|choir|class|practice|college|therapy|dialysis|physio|meeting|lessons|band|rehearsal|training|bingo|bridge) (at|from) #clock
`;

/** What is on every week at its hour. */
export const APPOINTMENTS = `
  (practice|rehearsal|choir|band|orchestra|class|lesson|lessons|training|football|netball|rugby|cricket|hockey|bingo|bridge|club|course|therapy|
  dialysis|physio|scouts|guides|cubs|brownies|bell ringing|night school|evening class|church group|bible study|youth group|quiz|council|committee|
  swimming lessons|ballet|dance class|parents evening|counselling)
`;
/** Said of what one has on: with a day and a part of it, that hour is taken. */
export const HAVE_ON_THEN = '(have|got|go to|is|teach|run|play|coach|attend|lead)';

export const SABBATH = `
  (keep|observe|have|celebrate|honour) (the|our|a)? (sabbath|shabbat|shabbos); (shabbat|shabbos|sabbath) (is|starts|begins|keeping|observant);
  (on|during|before) (the)? (sabbath|shabbat|shabbos); sabbath observant; shomer shabbos
`;
export const REST_DAY = `
  (do|does|can|may|will|must) not (work|do any work|do work|drive|use (the|my)? phone|shop|cook) on;
  (no|never any) (work|working|chores|screens|driving|housework) on; never work on;
  #days is (my|our|the|a) (day of rest|rest day|lord day|holy day|sabbath|family day|church day)
`;
export const WORSHIP = `
  (church|mass|chapel|service|worship|gurdwara|temple|synagogue|mosque|sunday school|meeting) (is|are)? (on|every|each) #days;
  (go|go to|is|am|are|at) (at|to)? (church|mass|chapel|the temple|temple|gurdwara|the gurdwara|the mosque|synagogue) (on|every|each) #days;
  #days (is|are|i (go|am|is)|we (go|are)) (at|to|for)? (church|mass|chapel|temple|gurdwara)
`;
export const FRIDAY_PRAYER = "friday prayer; friday prayers; jumu'ah; jumuah; jummah; jumma";
export const PRAYS =
  'pray (five|5) times; (five|5) daily prayers; prayer times; (pray|prayer) (at|before) (dawn|fajr|sunrise); my prayers; fajr; (have|need) to pray';
export const FASTS = `
  (is|am|are|be) fasting !to; ramadan; (fast|fasting) (for|during|in) (ramadan|lent|yom kippur|navratri|the month); (observe|keep) (the)? fast;
  fast (until|till) (sunset|iftar|sundown); from dawn (to|till|until) (dusk|sunset)
`;
