/**
 * Things, places and people that a habit may need. `names`: how people name what they have not got. `needs`: patterns (see #coach/match/pattern.ts)
 * over the texts of a habit that cannot be without it. `cue`: patterns that need it only where they say when the habit is done.
 */
export type ThingWords = {
  readonly topic: 'work' | 'home' | 'equipment' | 'people' | 'body' | 'money';
  readonly names: string;
  readonly needs?: string;
  readonly cue?: string;
};

// biome-ignore format: a table
export const THING_WORDS: Readonly<Record<string, ThingWords>> = {
  // Of the day's work.
  'lunch break': {
    topic: 'work', names: 'lunch break; lunch hour; lunchtime; lunch time; proper lunch; lunch; dinner break; lunch breaks',
    cue: 'lunch break; lunch hour; lunchtime; (finish|after|have|at|over|for|before|from|choose|until) my? lunch !on; lunch (is|be) (over|done); lunch $',
  },
  break: {
    topic: 'work',
    names: 'break; breaks; tea break; coffee break',
    cue: 'my first? break; a break; break (start|of); coffee break; tea break; lunch break',
  },
  desk: {
    topic: 'work', names: 'desk; desk job; office; office job; laptop job',
    needs: `
      (my|the|at|a) desk; (close|open|shut) my laptop; (call|lesson|meeting) or (meeting|lesson|call); my? (last|first|next)? meeting; video call;
      calendar block; (the|my) office
    `,
  },
  work: { topic: 'work', names: 'job; work at the moment', needs: `
    (after|from|before|at|to|start|finish|leave) work; (my|the) (boss|colleague|office|commute); lunch break; (close|shut) my laptop
  ` },
  commute: { topic: 'work', names: 'commute; journey to work', needs: `
    commute; (way|journey|trip) (to|from|home from) work; get home from work; leave the office; on the (train|bus) (to|home from) work
  ` },
  meetings: { topic: 'work', names: 'meetings; calls', needs: '(call|lesson|meeting) (or|end); my? (last|first|next)? meeting' },
  // Of the home.
  garden: { topic: 'home', names: `
    garden; yard; back garden; backyard; front garden; allotment; outdoor space; outside space; outdoors space; lawn; garden of my own
  `, needs: `
    garden; gardening; backyard; lawn; flowerbed; flower bed;
    (weed|water|dig) (the|a|my|one|two|some) (flower|garden|veg|vegetable|front|back|raised)? (bed|border|patch|plot|path); weed a; bench outside;
    allotment; greenhouse; vegetable patch; compost heap
  ` },
  balcony: { topic: 'home', names: 'balcony; terrace; patio', needs: 'balcony; terrace; patio' },
  stairs: {
    topic: 'home',
    names: 'stairs; steps at home; staircase',
    needs: 'stairs; (flight|flights) of; staircase; stairwell; the step !count; bottom step',
  },
  bath: { topic: 'home', names: 'bath; bathtub; tub; bathroom of my own', needs: '(a|the|warm|hot|my) bath; bathtub; (run|take) a bath' },
  shower: { topic: 'home', names: 'shower', needs: 'shower' },
  kitchen: {
    topic: 'home',
    names: 'kitchen; proper kitchen; cooker; stove; hob; cooking facilities',
    needs: 'kitchen; cooker; stove; hob; (cook|bake|fry|roast) !something; worktop',
  },
  oven: { topic: 'equipment', names: 'oven; cooker with an oven', needs: 'oven; bake; roast; tray of' },
  fridge: { topic: 'equipment', names: 'fridge; refrigerator', needs: 'fridge' },
  freezer: { topic: 'equipment', names: 'freezer', needs: 'freezer; freeze; frozen' },
  microwave: { topic: 'equipment', names: 'microwave', needs: 'microwave' },
  kettle: { topic: 'equipment', names: 'kettle', needs: 'kettle' },
  table: { topic: 'home', names: 'table; dining table; kitchen table; dinner table', needs: '(at|on) (the|my|a) (kitchen|dining|dinner)? table' },
  space: {
    topic: 'home',
    names: 'space; room to move; floor space; spare room; space at home; room at home',
    needs: 'yoga mat; on the (mat|rug|floor); (lie|sit) on the floor; dance',
  },
  quiet: { topic: 'home', names: 'peace and quiet; quiet; privacy; thick walls; room of my own; room to myself; own room', needs: `
    (sing|shout|aloud|drum|trumpet|trombone|saxophone|bagpipes|violin|stamp|loud|loudly); out loud; skip rope; star jumps; jumping jacks;
    (play|practise) the (piano|drums|trumpet|violin|flute|cello|sax|clarinet|accordion)
  ` },
  // Equipment.
  car: { topic: 'equipment', names: `
    car; a licence; driving licence; licence; vehicle; motor; driver licence; wheels of my own
  `, needs: `
    (the|my|a|by|our) car; drive; driving; steering wheel; (car park|parking space); park the car
  ` },
  bike: { topic: 'equipment', names: 'bike; bicycle; cycle', needs: 'bike; bicycle; cycle; cycling; (ride|saddle) (my|the|a) (bike|bicycle)' },
  gym: { topic: 'equipment', names: 'gym; gym membership; fitness centre; leisure centre; sports centre', needs: `
    gym; treadmill; leisure centre; fitness (class|centre|studio); weight room; rowing machine; cross trainer
  ` },
  pool: {
    topic: 'equipment',
    names: 'pool; swimming pool; baths; lido; leisure pool',
    needs: '(the|a|my) pool; swim; swimming pool; lido; (length|lane) of the pool; in lane',
  },
  equipment: { topic: 'equipment', names: `
    equipment; kit; gym equipment; exercise equipment; gear; weights; dumbbells; weights at home
  `, needs: `
    dumbbell; dumbbells; kettlebell; barbell; resistance band; bench press; (with|lift|the) (a|my|the|two|light|heavy)? weights; treadmill;
    rowing machine
  ` },
  treadmill: { topic: 'equipment', names: 'treadmill', needs: 'treadmill' },
  mat: { topic: 'equipment', names: 'mat; yoga mat; exercise mat', needs: '(the|my|a|on|yoga|exercise) mat' },
  computer: { topic: 'equipment', names: 'computer; laptop; pc; desktop; tablet; computer at home', needs: `
    laptop; computer; spreadsheet; keyboard; (in|open) (a|the|one) (document|file|browser); video call
  ` },
  smartphone: {
    topic: 'equipment',
    names: 'smartphone; smart phone; mobile; mobile phone; apps; phone of my own',
    needs: 'app; podcast; phone camera; voice (note|memo); (on|in) my phone; screen time',
  },
  internet: {
    topic: 'equipment',
    names: 'internet; wifi; wi fi; signal; broadband; internet at home; data',
    needs: 'online; video; stream; website; web page; app; podcast; internet; email; download',
  },
  printer: { topic: 'equipment', names: 'printer', needs: 'print; printed' },
  tv: { topic: 'equipment', names: 'tv; telly; television; tv set', needs: `
    tv; telly; television; (the|an) (evening|adverts|advert) (news|break|film)?; evening (news|film|programme); first programme
  ` },
  alarm: { topic: 'equipment', names: 'alarm clock; alarm', needs: 'alarm' },
  headphones: { topic: 'equipment', names: 'headphones; earphones; earbuds; headset', needs: 'headphones; earphones; earphone; earbuds' },
  piano: { topic: 'equipment', names: 'piano; keyboard; piano at home', needs: 'piano' },
  guitar: { topic: 'equipment', names: 'guitar', needs: 'guitar' },
  library: { topic: 'equipment', names: 'library; library nearby', needs: 'library' },
  park: { topic: 'equipment', names: 'park; park nearby; green space; parks; footpath; pavement; pavements', needs: '(the|a|my|nearest|local) park !my' },
  bus: {
    topic: 'equipment',
    names: 'bus; buses; bus service; public transport; train; trains; tube; station',
    needs: '(the|my|a|by) (bus|train|tube|tram); bus stop; my stop; station',
  },
  dog: { topic: 'people', names: 'dog; dog any more; pet; pets', needs: '(the|my) dog; dog lead' },
  books: { topic: 'equipment', names: 'books; books at home', needs: '(a|the|my) book; page; shelf of books' },
  // People.
  household: { topic: 'people', names: `
    family; family here; anyone at home; anybody at home; one at home; housemates; flatmates; relatives
  `, needs: `
    my (family|household|housemate|flatmate|partner|wife|husband|kid|child|children); (the|our) (family|household|others|kids|children) !sleep;
    (someone|somebody) at home; family (meal|dinner|breakfast|time|evening)
  ` },
  partner: { topic: 'people', names: 'partner; wife; husband; girlfriend; boyfriend; other half; spouse', needs: `
    my (partner|wife|husband|girlfriend|boyfriend|other half|spouse); date night; as a couple; (kiss|hug) them
  ` },
  children: { topic: 'people', names: 'kids; children; child; kid', needs: `
    (my|the|our|a) (kid|child|children|son|daughter|toddler|baby); bedtime story; school (run|gate|pick-up)
  ` },
  company: { topic: 'people', names: `
    friends here; friend here; one to go with; one to do it with; body to go with; training partner; gym buddy; friends nearby
  `, needs: '(a|my|with|old|close) friend; (a|my) mate; buddy; gym partner' },
  cooking: { topic: 'people', names: 'hand in the cooking; part in the cooking', needs: `
    (start|finish|while I|am) cook; cooking; (at|by) the cooker; while dinner cooks; (cook|batch cook) (a|two|the|one|dinner|tomorrow)
  ` },
  money: { topic: 'money', names: 'money; spare money; money to spare; spare cash; cash; budget; income; money left', needs: `
    gym; membership; personal trainer; (a|the|my) class; evening class; subscription; (a|the|in|or) cafe; restaurant; cinema; tickets; takeaway;
    massage; spa; theatre; (hire|order|book) (a|an) (trainer|tutor|coach|cleaner|class|course); paid (app|course|class); buy (a|an|new|some)
  ` },
  // Meals and daytime food of who does not take them.
  breakfast: { topic: 'body', names: 'breakfast; proper breakfast', needs: 'breakfast !of' },
  lunch: { topic: 'body', names: 'midday meal', needs: '(finish|after|have|at|over|with|eat|my|choose|for) my? lunch; lunch (is|be|break)' },
  dinner: { topic: 'body', names: 'dinner; evening meal; supper; tea at night', needs: `
    (finish|after|have|at|over|with|eat|my|clear|before|dish) (up|the|my)? (dinner|supper); dinner (plate|is|be)
  ` },
  'daytime food': { topic: 'body', names: 'food by day', needs: `
    lunch; breakfast; snack; kettle; (glass|bottle|cup) of (water|tea|coffee); drink; first meal; (eat|piece) of? fruit; coffee; sip
  ` },
};
