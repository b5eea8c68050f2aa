/** Frames after which stands what is not there. */
export const WITHOUT_FRAMES = `
  (do|does|will) not (even|really|actually)? (have|own|possess|run|keep) (access to|use of|the use of|room for|space for|anything like)?; (have|has) not
  (got|any|a) (access to|room for|space for)?; (have|has|got|with|own) (got)? (no|zero) (access to|room for|space for)?; (is|are|=is) (no|not a|not any)
  (longer a)?; (is|am) (not) got; ^ (and|but|also|plus|still|with|because|so)? no (more|proper)? !(one|way|idea|problem); (can|could) not (afford|use|get
  to|reach|manage|borrow|do) (a|the|my|any)?; no access to; (no|not enough|not much|any) (room|space) for; not got; (have|has) to share;
  (lost|sold|broke|gave up|gave|had to sell) my; without; there is not; not have (a|any|the)?; no; (ban|bans|banned) (from)?; too far (from|to); not allowed
  (in|to use|near|to have)?
`;
/** Said after a thing that is not to be had. */
export const UNFIT_AFTER = `
  (is|are|got|gets|be|has)? (been|always|usually|currently|just|only|completely)? (broken|bust|busted|knackered|shut|closed|shuts|closes|gone|out of
  order|out of action|too far|miles away|too expensive|not an option|in use|taken|off limits|out of bounds|too old|conked out|packed in|cut off|miles
  off|not safe|unsafe|too pricey|being repaired|sold|full|no good|not working|nicked|stolen|dead|kaput|rubbish|patchy|awful|useless|terrible|very
  slow); (die|pack in); (do|does) not (work|open|run); (an|two|half an) hours? away
`;
/** Said after a thing that is to be had at times. */
export const MINE_AFTER = '(is|are|=is) (only)? (mine|ours|free|available|home|here|open|at home|there) (only)?';
export const HAVE_ON = '(only)? (have|get|got|can (use|have|get)) (only)? (the|a|my|our|use of the)?';
/** Somebody else needs it. */
export const TAKES = `
  (wife|husband|partner|girlfriend|boyfriend|son|daughter|mum|dad|flatmate|housemate|brother|sister|he|she|other half|wife|kids|children|family)
  (always|usually|mostly)? (have|has|take|takes|need|needs|use|uses|got|hog|hogs) (got)? (the|our|my)
`;

/** Nouns that are had or not had without being a thing that a habit needs. */
export const ABSTRACT = `
  idea; problem; way; time; motivation; energy; willpower; will; discipline; clue; doubt; interest; plan; goal; patience; reason; confidence; excuse;
  excuses; point; luck; use; hope; one; habit; routine; choice; need; worry; worries; chance; rush; hurry; pressure; sense; wonder; matter; guilt; shame;
  regret; fun; sleep; rest; life; feeling; trouble; talent; skill; skills; experience; qualification; qualifications; memory; focus; concentration; stamina;
  strength; appetite; fault; end; limit; difference; more; longer; less; such; thing; things; thanks; good; pain; gain; fear; objection; preference; rule;
  rules; secret; surprise; structure; support; direction; purpose; change; progress; big deal; deal; day; days; week; morning; mornings; evening; evenings;
  weekend; night; nights; minute; minutes; hour; hours; moment; sugar; junk; screen; screens; phone; smoking; snacks; answer; question; comment; drink;
  water; food; meal; meals; tea; coffee; fruit; bread; milk; air; light; music; paper; shoes; walk; swim; run; desire; drive; stress; mood; faith; religion;
  job satisfaction; balance; control; order; system; track; help; attention; words; word; voice; say; notice; issue; issues; side; shape; form; clothes;
  look; looks; left; right; hard; harm; kind; lot; lots; bit; half; part; rest; top; lunch; it; that; this; them; everything; anything; something; exercise;
  work; job; me; you; so; much; many; going; getting; being; doing; having; success; results; result; consistency; accountability; boundaries; effort;
  break; consequences; guarantee; intention; commitment; tonight; tomorrow; today; yesterday; slot; space; room; gap; mind; heart; head; soul; spirit; eye;
  ear; leg; back; hand; nerve; nerves; guts; courage; balls; brain; style; taste; friend; fun; laugh; faults; friday; fridays; monday; mondays; tuesday;
  tuesdays; wednesday; wednesdays; thursday; thursdays; saturday; saturdays; sunday; sundays; shift; shifts
`;

export const ALONE = `
  live (alone|on my own|by myself|all alone); live (in|on) .. (alone|on my own|by myself); (is|am) (widowed|a widow|a widower); empty nest;
  (the)? kids (have)? (left|moved out|flown the nest)
`;
export const NO_COMPANY = `
  (know|knows) (nobody|no one|no-one) (here|round here|around here|in this town)?; (do|does) not know (anyone|anybody|a soul) (here|round here|around
  here|in this town|yet); (have|has|got|is) (nobody|no one) to (go|do|train|talk|walk|run|play|practise)
`;
export const OTHERS_COOK = `
  (wife|husband|partner|mum|mother|dad|girlfriend|boyfriend|daughter|son|gran|nan|mother in law|carer|school|other half|he|she)
  (always|usually|mostly|is|does)? (cook|cooks|cooking|does (all|most)? (of)? the (cooking|kitchen|meals)|make dinner|makes dinner|makes the
  (dinner|meals|food)); do not cook; never cook; (can|could) not cook $
`;
export const PEOPLE_NOTES = `
  (carer|carers|caring|care|look after|looking after) (of|for)? my
  (mum|mother|dad|father|wife|husband|partner|son|daughter|gran|nan|grandad|parents|brother|sister|aunt|uncle|grandchildren|grandkids|grandson|
  granddaughter|mother in law|father in law|disabled|elderly); (have|got) (a|an|one|two|three|four|five|2|3|4|5|twin)? (young|small|little|teenage|grown
  up|new|lively|rescue|foster|disabled|reactive|autistic|big|old|baby)?
  (kid|kids|child|children|toddler|toddlers|baby|babies|newborn|twins|teenager|teenagers|dog|dogs|puppy|cat|horse|grandchildren|son|daughter|sons|
  daughters|boys|girls) !(love|trip); single (mum|dad|mom|parent|father|mother); (married|engaged) (with|to); alone with (the|my|our|a); live with
  (my|a|two|three|four); (is|am) (single|divorced|widowed); kids? (is|are) with me; share (a|the|my)? (flat|house|apartment) with; in-laws live with
`;
export const NOISY_HOME = `
  (thin|paper thin) walls; walls are (thin|paper|like paper); (neighbour|neighbours|neighbor|neighbors)
  (is|are|can|complain|complains|hear|bang|moan|downstairs); hear (everything|every word) through; (share|sharing|shared) (a|my|the|one)?
  (room|bedroom|dorm|dormitory|bunk); (baby|kids|child|husband|wife|partner) (sleep|sleeps|is asleep) (in the)? (same room|next room|in our room|next
  door|in my room); shared room; (must|have to|got to|need to) (be|keep) (quiet|silent); no noise (after|before|in); (quiet|noise) after #clock; no privacy;
  never quiet; (loud|noisy) (house|flat|home|street|neighbours|family)
`;
export const NO_GARDEN_HOME = `
  live (in|on) (a|an|my|the|one|our) (tiny|small|little|studio|top floor|high rise|one bed|one bedroom|two bed|council|shared|rented|second
  floor|third floor|fourth floor|fifth floor|city)? (flat|apartment|studio|bedsit|tower block|high
  rise|hostel|dorm|caravan|camper|van|boat|narrowboat|barge|student room|room|houseshare|hotel|care home)
`;
export const OLD_PHONE = `
  (phone|mobile) (is|=is) (old|ancient|a brick|so old|too old|really old|very old|basic|full|slow|dumb|a dumb phone|an old one|a nokia|an old nokia);
  (old|ancient|dumb|basic|brick) phone; old nokia; flip phone; phone (will|can|does) not (run|load|take|have) (any|many|new)? apps; landline
`;
export const NO_DRIVING =
  '(do|can|could) not drive; (never learnt|never learned) to drive; not (allowed|able) to drive; banned from driving; lost my licence';
export const BROKE = `
  (is|am|are) (always|a bit|totally|completely|so|flat|pretty|really|currently)? (broke|skint|brassic|on benefits|on universal credit|on a tight budget|on a
  budget|in debt|hard up|penniless|on a pension|on minimum wage|on a student loan|strapped|strapped for cash); (money|cash|budget|funds) (is|are)?
  (very|really|so|too|always|pretty)? (tight|short|low|scarce|an issue|a problem|tight at the moment); tight budget; count (every|the|my)
  (penny|pennies|pence|cent); (nothing|not anything|anything) that costs (money|anything|a lot)?; (has|have|need|needs|must) to be (free|cheap|free of
  charge); (can|could) not (afford|spend) (anything|it|much|extra|a penny|any more|things|any money); live (hand to mouth|on benefits|on a pension|from pay
  cheque); skint; payday to payday; no spare (money|cash); (can|could) not afford; no budget; (little|not much) money
`;
export const NO_BREAKFAST = `
  (do|does) not (eat|have|do|take|like) breakfast; never (eat|have) breakfast; skip breakfast;
  (can|could) not (eat|face) (breakfast|food) (in the morning|before #clock|first thing)
`;
export const NO_DINNER =
  '(do|does) not (eat|have) (dinner|supper|in the evening|after #clock); (never|skip) (eat|have)? (dinner|supper)';
export const NO_MORNINGS = `
  not a morning (person|bird|type|man|woman); never been a morning person; night owl; (is|am) (a)? (night owl|late riser|zombie) (until|till|before|in)?;
  (do|does) not (wake up|come alive|function|get going) (properly)? (until|till|before) (#clock|noon|coffee|my second coffee); (morning|mornings)
  (sickness|stiffness|meds)
`;
export const NO_EVENINGS =
  '(early bird|morning person|lark) !no; (asleep|in bed|fall asleep|go to bed|crash|conk out|lights out) (by|at|around|before) (#clock|nine|eight)';
