import { DRINKS, FAMILY, FOODS, INSTRUMENTS, MONEY, OTHERS, SCREENS, TONGUES } from './things.ts';

/** Part of life by what is done to what: `part of life / verbs / things`; a star is any. The first row that fits an act counts. */
export const BY_ACT = `
  - finances / photograph; scan; file; sort; sort out; do; keep; balance; collect; scan in / receipt; invoice; bill; bookkeeping; books; expense; account;
    vat
  - focus_procrastination / write; write down; write up; type; type up; log; record; keep; note; note down; fill; fill in; update; enter; mark; hand in;
    grade / number; yield; log; minutes; record; report; timesheet; logbook; register; rota; form; figure; paperwork; mark; case; reading; homework
  - focus_procrastination / mark; grade / *
  - smoking / leave; dip; chew; cut down; buy; quit / dip; dipping; snus; snuff; chew; pouch; baccy
  - creativity_music / throw; turn; glaze; trim; fire / cylinder; pot; bowl; vase; mug; clay; plate; spoon
  - fitness_general / push; wheel; roll; do / lake; loop; park; path; hill; mile; block; circuit; track; seafront; canal; chair; stands; raises; raise;
    bridge; rep; curl
  - relationships_family / do; get; wake; take / feed; nappy; bottle; bedtime; bath time; school run; drop-off; pick-up; tummy
  - social_connection / say; accept; ask for / yes; hi; hello; help; goodbye
  - stress_mindfulness / stop; work; leave; answer / work; office; overtime
  - screen_time / leave; open; close; use; check; put; turn off; keep; charge / laptop; ipad; tablet; computer; email; slack
  - support / leave; go; attend; bet; gamble; stay / ga; na; gambling; betting; bet; poker; casino; slots; lottery; scratch
  - creativity_music / print; develop; shoot; scan; frame; mend; patch; darn; upcycle / photo; film; jeans; trousers; shirt; coat; sock; clothes; dress
  - home_organisation / ring; call; phone; email; message; reply; write to / council; landlord; plumber; electrician; builder; letting; energy; insurance
  - chronic_health / write; write down; write up; log; record; note; do; keep / pressure; symptom; glucose; sugar; seizure; migraine; pain; pelvic; kegel;
    inhaler; peak
  - morning_energy / use; sit / light; lamp; sunlamp
  - personal_care / book; see; go / check up; checkup; hygienist; haircut; barber
  - home_organisation / read; check; submit / meter; smoke alarm; alarm; boiler
  - home_organisation / check; pump; change; top up; wash / tyre; tyres; oil; van; car
  - alcohol / go; attend; join / aa
  - nutrition / drink; leave; have; cut down; limit; reduce; cut back; buy; swap / fizzy; soft; energy; sugary
  - career_jobsearch / ring; call; phone; email; message; contact; visit / customer; client; supplier; recruiter; employer
  - chronic_health / ring; call; phone; ask; see; book; visit; email / doctor; gp; dentist; nurse; consultant; physio; pharmacist; medication; midwife;
    hospital
  - stress_mindfulness / spend; be; sit; get; go / nature; outside; outdoors; air; sunlight; sun; daylight; wood; woods; forest; garden; porch; balcony;
    bench; river; beach
  - morning_energy / lay out / clothes; outfit; uniform
  - alcohol / drink; leave; have; cut down; limit; reduce; give up; cut back; buy / ${DRINKS}
  - smoking / smoke; vape; leave; cut down; buy / cigarette; nicotine; tobacco; fag; cig; vape; smoking; vaping; cigar; weed; smoke
  - smoking / smoke; vape / *
  - social_connection / remember; learn; practise / name; names
  - faith_gratitude / read; study; memorise; recite; open; learn; listen to / bible; quran; koran; torah; psalm; scripture; gospel; gita; surah; prayer
  - faith_gratitude / go; attend; walk; return; visit; help; light; keep; say; join; sing; do; pray; dust; chant; sit; make; perform; be; read; bring /
    church; mosque; temple; synagogue; jummah; jumma; juma; seva; langar; adhkar; salah; salat; namaz; dua; dhikr; quran; altar; puja; incense; maghrib;
    asr; dhuhr; zuhr; taraweeh; adoration; communion; bible; fellowship; shabbos; shabbat; minyan; meditation group; zazen; daimoku; juz; mass; confession;
    isha; fajr; candle; sabbath; shabbat; grace; prayer; rosary; gurdwara; shul; vespers
  - faith_gratitude / keep; write; list; note; write down; name / gratitude; grateful; thankful; blessing
  - chronic_health / take; check; measure; log; test; use; inject; do; attend; remember; order; refill; keep / tablet; medication; medicine; med; pill;
    insulin; inhaler; iron; vitamin; sugar; pressure; physio; glucose; symptom; supplement; prescription; splint; pain; statin; appointment; rehab; drops
  - public_speaking / give; practise; rehearse; prepare; write; deliver; speak; present / talk; speech; presentation; toast; audience; public; eulogy;
    pitch; keynote
  - career_jobsearch / apply; write; update; polish; send; search; look for; network; find; redo; prepare; finish; ask / job; cv; resume; linkedin; vacancy;
    interview; application; promotion; apprenticeship; recruiter; raise; portfolio
  - finances / save; budget; invest; pay; pay off; track; put; put aside; set aside; look; check; open; call; review; do; keep; sort out; buy; leave; go;
    make; get; spend; set; log; write; sell; plan; pay down; cancel; switch / ${MONEY}
  - finances / send; write; chase / invoice; bill
  - finances / save; budget; invest; pay off; put aside; set aside; buy; spend less / *
  - language / learn; speak; practise; study; revise; listen; listen to; read; watch; write; translate; improve; talk; finish; use; do; understand; converse
    / ${TONGUES}
  - creativity_music / play; practise; learn; join; sing; make; compose; record; take up; rehearse; strum; write; listen / ${INSTRUMENTS}
  - environment_giving / compost; recycle; volunteer; donate; mend; repair; pick up; litter; plant; foster; adopt; feed / scraps; scrap; litter; pick;
    veggie;  clothes; bank; charity; blood; tree; rubbish; plastic; shelter; bee; bird; hedgehog; homeless; cat; dog; waste; shift; refugee; beach;
    community
  - environment_giving / compost; recycle; volunteer; donate / *
  - personal_care / brush; floss; shower; moisturise; put on; use; wash; look after; shave; wear; bite; pick; clip; trim; do; clean; bath; bathe; cream; cut
    / tooth; teeth; hair; skin; sunscreen; mouthwash; face; nail; nails; retainer; beard; foot; feet; moisturiser; lotion; contact; lenses; cream; make;
    makeup; spf; spot
  - personal_care / floss; shower; moisturise; shave / *
  - screen_time / leave; spend; watch; scroll; post; check; look; put; use; turn; switch; switch off; play; limit; reduce; cut down; delete; charge; cut
    back; stop; read; keep; park / ${SCREENS}
  - screen_time / scroll / *
  - sleep / go to bed; sleep; nap; doze; turn in; be in / *
  - morning_energy / get up; wake; wake up; hit / early; earlier; snooze; alarm; time; o
  - morning_energy / get up; wake; wake up / *
  - strength / lift; do; deadlift; bench; squat; plank; train; press / weight; push; press; squat; plank; bodyweight; dumbbell; kettlebell; barbell;
    deadlift; pull; lunge; burpee; strength; biceps; core
  - strength / lift; deadlift; bench; squat / *
  - running_cardio / run; jog; swim; cycle; row; ride; train; train for; sprint / bike; marathon; triathlon; 5k; length; mile; kilometre; lake; sea; pool
  - running_cardio / run; jog; swim; cycle / *
  - social_connection / play; go; meet; join; have; talk; make; invite; spend; say; chat; ring; call; text; eat; see; visit; host; phone; write; reconnect;
    share; catch up; drink; hang out; message; greet; introduce; smile; run / ${OTHERS}
  - relationships_family / ring; call; phone; text; message; visit; see; meet; hug; kiss; thank; talk; chat; play; help; listen; spend; have; write; give;
    take; go; shout; get; bath; tell; send; put; pick up; be; skype; facetime; cuddle; yell; snap; nag; do; make; argue; light; walk; email; compliment;
    remember; date; praise; teach; bake; invite; reply; apologise; interrupt; bathe; hang out; share; watch / ${FAMILY}
  - nutrition / cook; prep; prepare; eat; have; drink; leave; make; skip; pack; chop; practise; bake; meal prep; batch cook; cut down; limit; reduce; have a
    drink; swap; plan; cut back; buy; order; snack; try; learn; learn how; add; chew; bring; follow / ${FOODS}
  - nutrition / cook; eat; meal prep; batch cook; snack / *
  - focus_procrastination / clear; empty; answer; finish; start; leave; plan; procrastinate; reply; open; read; limit / inbox; email; deadline; task;
    report; marking; procrastinating; todo
  - focus_procrastination / procrastinate / *
  - stress_mindfulness / meditate; breathe; relax; unwind; do nothing; chill; practise; slow down; do / mindfulness; breathing; breathwork; meditation;
    nothing; calm
  - stress_mindfulness / meditate; breathe; relax; unwind; do nothing; breathe out; slow down; switch off / *
  - home_organisation / fix; mend; water; open; iron; declutter; hoover; mop; vacuum; clean; tidy; make; do; wash; put away; mow; weed; sort out; sort;
    clear; garden; empty; paint; fold; decorate; keep; repair; change; brush; plant; sweep; dust; tidy up; clean up; clear out; organise; grow; clear up;
    throw away; unpack; stay / fence; tap; plant; post; mail; shirt; dish; bed; washing; laundry; oven; garage; room; kitchen; desk; house; flat; lawn;
    shelf; shed; garden; cupboard; dishwasher; bin; wardrobe; drawer; photo; paperwork; floor; window; bathroom; ironing; housework; clothes; sheet; toy;
    attic; loft; fridge; car; stairs; sink; bedroom; chore; cleaning; hoovering; toilet; door; wall; boiler; worktop; letters; allotment; tomato; balcony
  - home_organisation / declutter; hoover; vacuum; mop; iron; dust; tidy; tidy up; garden; mow; sweep; wash up / *
  - study_coding / study; revise; code; program; do; finish; learn; pass; memorise; prepare; attend; build; work; practise; debug / exam; homework; test;
    leetcode; kata; calculus; algebra; biology; excel; sql; gate; neet; jee; prep; braille; morse; lessons; seminar; lecture; course; degree; python; maths;
    module; gcse; essay; coding; anatomy; theory; coursework; assignment; code; lecture; javascript; driving; college; university; drawings; physics;
    chemistry; history; licence; compiler; app; website; software; parser; program; script; bot; engine; database; api; parking; manoeuvre; braille
  - study_coding / study; revise; code; memorise / *
  - reading / read; finish; reread; listen; start; listen to / book; novel; chapter; page; poetry; kindle; library; magazine; newspaper; audiobook; classic;
    article; fiction; biography
  - reading / read; reread / ~
  - writing / write; journal; finish; edit; work; draft; blog; keep; start; write down / novel; story; poem; diary; journal; blog; thesis; memoir; chapter;
    page; letter; word; recipe; book; essay; dissertation; screenplay; poetry
  - writing / write; journal; blog / ~
  - creativity_music / knit; sew; crochet; draw; sketch; paint; carve; whittle; animate; illustrate; solder; quilt; embroider; weave; sing; dance; act;
    photograph; craft; sculpt; film; doodle; compose / *
  - creativity_music / take; make; finish; join; practise; learn; build; do; edit / photo; scarf; pottery; jewellery; candle; art; lino; model; ballet;
    salsa; tango; theatre; calligraphy; juggling; film; blanket; quilt; ceramics; portrait; costume; lines; comedy; improv; embroidered; embroidery;
    cardigan; jumper; sweater; sock; sculpture; painting; drawing; cross; album
  - fitness_general / walk; stretch; stand; stand up; exercise; hike; touch; work out; go; do; hit; use; take; play; join; try; climb; box; move; skip; get
    / dog; hula; hoop; trampoline; treadmill; sea; lido; frisbee; throw; hoops; handball; floorball; hurling; camogie; capoeira; bouldering; padel;
    pickleball; skateboard; tummy; bowls; side; laps; dog; walk; gym; yoga; pilates; sport; stair; stairs; football; tennis; badminton; netball; basketball;
    cricket; rugby; toe; toes; step; zumba; karate; judo; class; hike; climb; exercise; workout; stretch; treadmill; rowing; aerobics; golf; squash; boxing;
    parkrun; swimming; desk; stop; hill; truck
  - fitness_general / walk; stretch; exercise; hike; stand; stand up; work out / *
  - social_connection / play; join / card; darts; trivia; board; dungeons; warhammer; mahjong; bowls; boules; bridge; bingo; skat; dominoes; snooker; quiz;
    scrabble; rummy; poker
  - fitness_general / train; move / ~
  - focus_procrastination / work / *
`;
