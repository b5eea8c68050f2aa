/**
 * Goals as very different people put them, each with the acts that they name (`text / kind`, parted by `+`; `-` for none), the parts of
 * life that are a fair reading, and what else was said (`days`, `times`, `amount`, `when`, `person`, `place`, `deadline`).
 */
const ROWS = `
I want to ring my dad every Sunday => Ring my dad / contact => relationships_family => days sunday
I'd like to practise the trombone again => Practise the trombone / practise => creativity_music
my goal is to read to my granddaughter before bed => Read to my granddaughter / read => relationships_family reading => when before bed
drink more water at work => Drink water at work / drink => nutrition chronic_health => place at work
10k steps a day => Walk / move => fitness_general running_cardio => amount 10000 step
more veg => Eat veg / eat => nutrition
piano every day => Practise piano / practise => creativity_music => times 7
stop biting my nails => No biting my nails / abstain => personal_care stress_mindfulness
give up sugar in my tea => No sugar in my tea / abstain => nutrition
cut down on crisps => Cut down on crisps / limit => nutrition weight
I want to be someone who writes every morning => Write / write => writing => times 7
become the kind of dad who reads to his kids => Read to my kids / read => relationships_family reading
get better at chopping onions => Practise chopping onions / practise => nutrition generic
learn to swim before the summer => Learn to swim / learn => running_cardio fitness_general => deadline before the summer
finally finish the scarf I started => Finish the scarf / make => creativity_music
I keep putting off cleaning the oven => Clean the oven / tidy => home_organisation
my wife says I should stretch more => Stretch / move => fitness_general chronic_health
start running again => Run / move => running_cardio
get back into knitting => Knit / make => creativity_music
be happier => - => generic stress_mindfulness faith_gratitude
sort my life out => - => generic home_organisation focus_procrastination
a better me => - => generic
lose ten kilos => - => weight
go to bed at ten on school nights => Go to bed / rest => sleep => when at ten at night
walk the dog twice a day => Walk the dog / move => fitness_general
pray the rosary with my husband => Pray the rosary with my husband / pray => faith_gratitude => person with my husband
do my physio exercises for my knee three times a week => Do my physio exercises for my knee / move => chronic_health fitness_general strength => times 3
save £50 a month => Save / save => finances => amount 50 £
save for a deposit on a flat => Save for a deposit on a flat / save => finances
I need to revise for my GCSEs instead of gaming => Revise for my GCSEs / learn => study_coding
write my thesis, 500 words a day => Write my thesis / write => writing study_coding => amount 500 word
meditate for ten minutes on the train => Meditate on the train / rest => stress_mindfulness => amount 10 minute; place on the train
spend less time on Instagram => Spend less time on Instagram / limit => screen_time
no phone in the bedroom => No phone in the bedroom / abstain => screen_time sleep
quit vaping by my birthday => No vaping / abstain => smoking => deadline by my birthday
have dinner with my family without the telly on => Have dinner with my family / eat => relationships_family nutrition screen_time => person with my family
cook from scratch on Mondays and Thursdays => Cook from scratch / prepare => nutrition => days monday thursday
take my tablets every morning => Take my tablets / care => chronic_health => times 7
floss => Floss / care => personal_care
apply for two jobs a week => Apply for two jobs / search => career_jobsearch
speak Welsh with my mother-in-law => Speak Welsh with my mother-in-law / practise => language => person with my mother-in-law
learn sign language so that I can talk to my nephew => Learn sign language / learn => language relationships_family
paint watercolours at the weekend => Paint watercolours / make => creativity_music => days sunday saturday
water the plants => Water the plants / care => home_organisation generic environment_giving
declutter the garage => Declutter the garage / tidy => home_organisation
read the water meter on the first of the month => Read the water meter / other => home_organisation finances generic
play cards with my running club => Play cards with my running club / practise => social_connection
write down my grandmother's recipes => Write down my grandmother's recipes / write => writing relationships_family nutrition creativity_music
write to my MP about the bus route => Write to my MP about the bus route / contact => environment_giving generic writing social_connection
have lunch with a colleague once a week => Have lunch with a colleague / eat => social_connection career_jobsearch relationships_family => times 1
visit my gran in the care home on Wednesdays => Visit my gran in the care home / contact => relationships_family => days wednesday
text my brother back the same day => Text my brother back / contact => relationships_family social_connection
go to the gym with Sam on Tuesdays and Fridays => Go to the gym with Sam / move => fitness_general strength => days tuesday friday; person with Sam
swim 20 lengths at the baths => Swim at the baths / move => running_cardio fitness_general => amount 20 length; place at the baths
lift weights => Lift weights / move => strength
do 20 push-ups before my shower => Do push-ups / move => strength fitness_general => amount 20 push-up; when before my shower
cycle to work => Cycle to work / move => running_cardio fitness_general environment_giving
couch to 5k => Run couch to 5k / move => running_cardio
I want to go to mosque on Fridays => Go to mosque / attend => faith_gratitude => days friday
read the Quran after fajr => Read the Quran / pray => faith_gratitude reading => when after fajr
light the candles every Friday with the children => Light the candles with the children / other => faith_gratitude relationships_family => days friday
go to confession => Go to confession / attend => faith_gratitude
keep a gratitude journal => Keep a gratitude journal / write => faith_gratitude writing
hug my wife when I come home => Hug my wife / contact => relationships_family => when when I come home
play with my kids for half an hour after tea => Play with my kids / contact => relationships_family => amount 30 minute; when after tea
help my son with his homework => Help my son with his homework / care => relationships_family study_coding
call the bank about the loan => Call the bank about the loan / contact => finances
open my post => Open my post / tidy => home_organisation finances
pay off my credit card => Pay off my credit card / save => finances
stop buying lunch out => No buying lunch out / abstain => finances nutrition
stop shouting at the kids => No shouting at the kids / abstain => relationships_family stress_mindfulness
quit drinking on weeknights => No drinking / abstain => alcohol => days monday tuesday wednesday thursday friday
drink less wine => Drink less wine / limit => alcohol
I drink too much coffee => Drink less coffee / limit => nutrition sleep chronic_health generic morning_energy
I never finish a book => Finish a book / read => reading
I don't see my friends enough => See my friends / contact => social_connection
I always forget to take my iron => Take my iron / care => chronic_health
I've been meaning to fix the fence for months => Fix the fence / make => home_organisation
I should really call my aunt => Call my aunt / contact => relationships_family
trying to get up earlier => Get up earlier / rest => morning_energy sleep
wake up at 6 => Wake up / rest => morning_energy sleep => when at 6
look after my skin => Look after my skin / care => personal_care
make time for my guitar => Practise my guitar / practise => creativity_music
find time to sew => Sew / make => creativity_music
get into the habit of making my bed => Make my bed / tidy => home_organisation
remember to thank my team => Thank my team / contact => career_jobsearch faith_gratitude social_connection relationships_family
I'd love to bake bread on Saturdays and read more => Bake bread / make + Read / read => nutrition creativity_music reading
eat breakfast and go for a walk => Eat breakfast / eat + Go for a walk / move => nutrition fitness_general morning_energy
I keep bees and want to check the hives every Sunday => Check the hives / care => generic environment_giving => days sunday
quit smoking and run a 5k => No smoking / abstain + Run / move => smoking running_cardio fitness_general
stop eating crisps in front of the telly at night and go to bed by half ten => No eating crisps in front of the telly / abstain + Go to bed / rest => nutrition sleep weight screen_time
draw every evening and post less on social media => Draw / make + Post less on social media / limit => creativity_music screen_time
mend clothes instead of buying new => Mend clothes / make => environment_giving creativity_music home_organisation
volunteer at the food bank on Saturdays => Volunteer at the food bank / attend => environment_giving => days saturday; place at the food bank
pick up litter on my street => Pick up litter on my street / care => environment_giving
join a choir => Join a choir / attend => creativity_music social_connection
go to AA meetings => Go to AA meetings / attend => alcohol support
attend my physio appointments => Attend my physio appointments / attend => chronic_health
take a proper lunch break => Take a proper lunch break / rest => stress_mindfulness nutrition career_jobsearch generic focus_procrastination
rest after lunch because of my ME => Rest / rest => chronic_health sleep stress_mindfulness => when after lunch
breathe before I answer my boss => Breathe / rest => stress_mindfulness career_jobsearch
give a talk without shaking => Give a talk / practise => public_speaking
practise my best man's speech => Practise my best man's speech / practise => public_speaking
rehearse the presentation out loud => Rehearse the presentation out loud / practise => public_speaking
study for the theory test => Study for the theory test / learn => study_coding
learn to drive => Learn to drive / learn => study_coding generic
learn Python => Learn Python / learn => study_coding
duolingo daily => Practise duolingo / practise => language => times 7
learn my lines => Learn my lines / learn => creativity_music study_coding generic
chess => Play chess / practise => generic study_coding creativity_music
gardening => Garden / care => home_organisation creativity_music generic environment_giving
yoga in the mornings => Do yoga / move => fitness_general stress_mindfulness
sudoku with breakfast => Do sudoku with breakfast / practise => generic study_coding stress_mindfulness
more time with my daughter => Spend time with my daughter / contact => relationships_family => person with my daughter
date night with my wife => Have a date night with my wife / contact => relationships_family => person with my wife
less telly => Watch less telly / limit => screen_time
fewer takeaways => Eat fewer takeaways / limit => nutrition finances
no meat on Mondays => No meat / abstain => nutrition environment_giving => days monday
alcohol-free weekdays => No alcohol / abstain => alcohol => days monday tuesday wednesday thursday friday
early nights => Go to bed early / rest => sleep
home-cooked dinners => Cook home-cooked dinners / prepare => nutrition
sunscreen => Put on sunscreen / care => personal_care
flossing and mouthwash => Floss / care + Use mouthwash / care => personal_care
walking to school with the kids => Walk to school with the kids / move => fitness_general relationships_family => person with the kids
journaling before bed => Journal / write => writing stress_mindfulness faith_gratitude => when before bed
swimming twice a week => Swim / move => running_cardio fitness_general => times 2
Being outside for half an hour => Be outside / rest => fitness_general stress_mindfulness generic environment_giving => amount 30 minute
I am 71 and live alone. I would like to go to the lunch club. => Go to the lunch club / attend => social_connection
I'm a nurse on nights and I want to eat a proper meal before my shift => Eat a proper meal / eat => nutrition => when before my shift
My doctor told me to check my blood sugar every day => Check my blood sugar / care => chronic_health => times 7
my therapist wants me to keep a mood diary => Keep a mood diary / write => stress_mindfulness writing chronic_health
as a lorry driver I want to walk round the truck at every stop => Walk round the truck / move => fitness_general chronic_health
I play the drums in a band and want to practise at home more => Practise at home / practise => creativity_music
I want that my english become better => Practise english / practise => language
i want do sport every day => Do sport / move => fitness_general => times 7
wanna hit the gym 4x a week => Hit the gym / move => fitness_general strength => times 4
i wnat to excercise more => Exercise / move => fitness_general
pls help me to stop smoke => No smoking / abstain => smoking
I would like to be able to touch my toes => Touch my toes / move => fitness_general
be a better listener => Listen / contact => relationships_family social_connection
be more patient with my kids => - => relationships_family stress_mindfulness
be more confident => - => generic stress_mindfulness social_connection public_speaking
get fit => - => fitness_general
sleep better => - => sleep
feel less tired => - => morning_energy sleep chronic_health stress_mindfulness
sleep eight hours a night => Sleep / rest => sleep => amount 480 minute
build a treehouse for my son => Build a treehouse for my son / make => generic creativity_music home_organisation relationships_family
write a novel by June => Write a novel / write => writing => deadline by June
start a business selling candles => Start a business selling candles / other => career_jobsearch finances creativity_music generic
translate my grandfather's letters from German => Translate my grandfather's letters from German / make => language writing relationships_family generic
learn to play the ukulele in order to accompany my daughter => Learn to play the ukulele / learn => creativity_music
train my puppy to sit => Train my puppy to sit / practise => generic relationships_family home_organisation
brush the dog => Brush the dog / care => home_organisation personal_care generic
iron my shirts on Sunday evening => Iron my shirts / tidy => home_organisation => days sunday
put 20 euros aside every week => Put aside / save => finances => amount 20 euro
look at my bank account every Friday => Look at my bank account / save => finances => days friday
track my spending => Track my spending / save => finances
send invoices on time => Send invoices on time / other => finances career_jobsearch focus_procrastination
get my accounts done by January => Get my accounts done / other => finances => deadline by January
clear my inbox before lunch => Clear my inbox / tidy => focus_procrastination home_organisation career_jobsearch => when before lunch
write my CV => Write my CV / search => career_jobsearch
talk to one stranger a day => Talk to one stranger / contact => social_connection
make friends in my new town => Make friends in my new town / contact => social_connection => place in my new town
say no to overtime => Say no to overtime / other => stress_mindfulness career_jobsearch
compost the kitchen scraps => Compost the kitchen scraps / care => environment_giving home_organisation
feed the birds => Feed the birds / care => environment_giving generic home_organisation
stand up every hour at my desk => Stand up at my desk / move => fitness_general chronic_health personal_care
I used to dance and I want to do it again => Dance / move => creativity_music fitness_general
do the washing up straight after dinner => Do the washing up / tidy => home_organisation => when straight after dinner
put my phone in a drawer at nine => Put my phone in a drawer / limit => screen_time => when at nine
lay out my clothes the night before => Lay out my clothes / prepare => morning_energy home_organisation personal_care
prep meals on Sundays => Prep meals / prepare => nutrition => days sunday
eat two portions of fruit a day => Eat fruit / eat => nutrition => amount 2 portion
skip dessert => No dessert / abstain => nutrition weight
avoid dairy => No dairy / abstain => nutrition chronic_health
do nothing for ten minutes => Do nothing / rest => stress_mindfulness => amount 10 minute
visit the grave of my husband => Visit the grave of my husband / attend => relationships_family faith_gratitude
I want to learn Finnish because my partner is from Turku. A quarter of an hour each evening. => Learn Finnish / learn => language => times 7; amount 15 minute
Finally finish Bleak House. 15 pages every night => Read Bleak House / read => reading => times 7; amount 15 page
hand in my essay, 200 words each afternoon => Write my essay / write => writing study_coding => times 7; amount 200 word
Sketch. Saturdays and Sundays. => Sketch / make => creativity_music => days sunday saturday
take my drops five times a day => Take my drops / care => chronic_health personal_care => times 7; amount 5 time
play darts on Thursdays and not always cancel => Play darts / practise => social_connection creativity_music => days thursday
50 slow squats on Mon and Thu => Do slow squats / move => strength fitness_general => amount 50 slow squat; days monday thursday
do 25 press ups a day, my arms are like string => Do press ups / move => strength fitness_general => times 7; amount 25 press up
My cousins are in town. I want to eat with them on Fridays => Eat with my cousins / eat => relationships_family nutrition social_connection => days friday
I was learning cello at school. I want to learn again ten minutes => Learn cello / learn => creativity_music => amount 10 minute
I already swim 20 lengths and want to swim 40 lengths => Swim / move => running_cardio => already 20 length; amount 40 length
supper with both grandsons two nights a week => Eat supper with both grandsons / eat => relationships_family nutrition => times 2; person with both grandsons
phone in the hall when I come in => Keep phone in the hall / limit => screen_time => when when I come in
fewer fags. 5 a day => Smoke fewer fags / limit => smoking => amount 5 fag; times 7
put £8 a week aside for the vet => Put aside for the vet / save => finances => amount 8 £; times 1
I knit a shawl for my aunt, she has a birthday soon. 20 minutes in the evenings => Knit a shawl for my aunt / make => creativity_music relationships_family => amount 20 minute
no phone in bed => No phone in bed / abstain => screen_time sleep
I would like to carve again I used to make bowls before the move maybe half an hour of a Saturday => Carve / make => creativity_music => amount 30 minute; days saturday
write up the feed numbers every day for my boss, i always forget => Write up the feed numbers for my boss / write => focus_procrastination career_jobsearch writing => times 7
max 2 hrs of gaming a day => No more than 2 hours of gaming / limit => screen_time => times 7; amount 120 minute
only one coffee a day => No more than one coffee / limit => nutrition sleep => times 7; amount 1 coffee
cut down to 6 cigarettes a day => No more than 6 cigarettes / limit => smoking => times 7; amount 6 cigarette
I want to keep my phone use under an hour a day => Limit my phone use to an hour / limit => screen_time => amount 60 minute
limit myself to three takeaways a month => No more than three takeaways a month / limit => nutrition finances => times 1
one glass of wine with dinner, no more => No more than one glass of wine with dinner / limit => alcohol => amount 1 glass
I drink max 3 beers on Fridays => Drink no more than 3 beers / limit => alcohol => days friday; amount 3 beer
do my accounts weekly and spend no more than £60 on food => Do my accounts / save + Spend no more than £60 on food / limit => finances nutrition => times 1
only 10 minutes of piano => Practise piano / practise => creativity_music => amount 10 minute
my brother says I never listen => Listen / contact => relationships_family social_connection
My flatmate tells me I interrupt => No interrupting / abstain => relationships_family social_connection generic stress_mindfulness
Nurse told me 20 mins of walking 4 days a week => Walk / move => fitness_general chronic_health => times 4; amount 20 minute
I have an old cello and I want to tune it on Sundays => Tune the old cello / other => creativity_music => days sunday
my coach gave me 4 drills and I never look at the sheet. want to do them twice a week => Do the drills / other => fitness_general creativity_music generic study_coding home_organisation => times 2
I was a keen fiddler once. Half an hour at the fiddle on Fridays would be lovely => Practise fiddle / practise => creativity_music => days friday; amount 30 minute
I moved to Cork for a job, know nobody, sit in my room. I want to go to the pub quiz on Tuesdays => Go to the pub quiz / attend => social_connection => days tuesday
yoga at dawn, a proper lunch, bed at ten => Do yoga / move + Eat a proper lunch / eat + Go to bed / rest => fitness_general sleep nutrition => when at dawn
text my sister, call dad on Sundays and write to Kofi => Text my sister / contact + Call dad / contact + Write to Kofi / contact => relationships_family social_connection
take the stairs at work not the lift => Take the stairs at work / move => fitness_general
When the baby naps I want to draw => Draw / make => creativity_music => when When the baby naps
After Isha I want to read to my niece => Read to my niece / read => relationships_family reading => when After Isha
stretch at 6 every evening => Stretch / move => fitness_general => when at 6 in the evening; times 7
get my steps up to 7000 => Walk / move => fitness_general running_cardio => amount 7000 step
in bed by half ten => Be in bed / rest => sleep => when by half ten
water!!! => Drink water / drink => nutrition chronic_health
hi! I am Tomas, engineering student. want to revise calculus 2 hr daily => Revise calculus / learn => study_coding => times 7; amount 120 minute
I keep starting novels. I'd like to learn the lute => Learn the lute / learn => creativity_music study_coding
go to the library to write on Thursday evenings => Go to the library / attend => writing reading study_coding => days thursday; when in the evening
I want one hour a week at the craft group => Spend time at the craft group / other => creativity_music social_connection generic => times 1; amount 60 minute
pick up my guitar instead of my phone when I get home => Pick up my guitar / care => creativity_music screen_time => when when I get home
fix the bike and ride it to the allotment on Sundays => Fix the bike / make + Ride the bike to the allotment / move => fitness_general running_cardio home_organisation
read my emails only twice a day => Read my emails no more than twice a day / limit => focus_procrastination screen_time career_jobsearch => amount 2 time
want to get that down to two => - => generic
play with my puppy, not while scrolling. 10 minutes after I get in => Play with my puppy / practise => generic relationships_family home_organisation fitness_general social_connection => amount 10 minute; when after I get in
4 dry days a week => No alcohol / abstain => alcohol => times 4
two sugar free days a week => No sugar / abstain => nutrition => times 2
sleep before midnight on weekdays => Sleep / rest => sleep => when before midnight; days monday tuesday wednesday thursday friday
write down my blood pressure => Write down my blood pressure / write => chronic_health writing
shave before work => Shave / care => personal_care => when before work
40 free throws a day => Do free throws / other => fitness_general running_cardio strength generic => times 7; amount 40 free throw
practise free throws 40 a day => Practise free throws / practise => fitness_general generic creativity_music => times 7; amount 40 free throw
pray Fajr on time every morning => Pray Fajr on time / pray => faith_gratitude => when in the morning; times 7
Meditate. ten minutes when I wake => Meditate / rest => stress_mindfulness => amount 10 minute; when when I wake
answer a question in every seminar => Answer a question in every seminar / contact => study_coding public_speaking social_connection
ask a question in every lesson => Ask a question / other => study_coding generic public_speaking social_connection => when in every lesson
get me sugar down. nurse says walk after meals, i got type 2 => Walk / move => fitness_general chronic_health => when after meals
bring my weight down and walk every day => Walk / move => fitness_general weight => times 7
improve my posture and my marathon time => - => running_cardio fitness_general strength generic creativity_music
10 min walk after dinner and after tea => Walk / move => fitness_general => when after dinner and after tea; amount 10 minute
be less of a burden => - => generic relationships_family stress_mindfulness social_connection
make myself useful in the village => - => environment_giving social_connection generic
do half an hour of walking a day => Walk / move => fitness_general => times 7; amount 30 minute
breathing exercises before breakfast and before bed => Do breathing exercises / move => fitness_general stress_mindfulness => when before breakfast and before bed
walk the beach with the dog before morning Mass => Walk the beach with the dog / move => fitness_general => when before morning Mass
eat a warm meal in the evening, not bread over the sink => Eat a warm meal / eat => nutrition => when in the evening
have my neighbour Jean in for coffee on Mondays => Have my neighbour Jean in for coffee / contact => social_connection => days monday
keep Friday off => Keep Friday off / rest => generic stress_mindfulness career_jobsearch => days friday
see more of my brother => See my brother / contact => relationships_family
write my homilies by hand before Friday => Write my homilies by hand / write => writing faith_gratitude => when before Friday; times 1
ring my brother once a month => Ring my brother / contact => relationships_family => times 1
get my blood pressure down by walking to work => Walk to work / move => fitness_general chronic_health
my wife wants me to walk with her after tea => Walk with my wife / move => fitness_general relationships_family => when after tea
stop screaming at my son => No screaming at my son / abstain => relationships_family
get back to lifting three times a week in the garage, 30 min tops => Lift in the garage / move => strength => times 3
my sister says I am never at home => - => generic relationships_family home_organisation
`;

export type PersonsGoal = {
  readonly goal: string;
  readonly acts: readonly { readonly text: string; readonly kind: string }[];
  readonly domains: readonly string[];
  /** `days sunday`, as they are written in the row. */
  readonly said: readonly string[];
};

/** The rows of the table. */
export function goalsOfPeople(): PersonsGoal[] {
  return ROWS.trim()
    .split('\n')
    .map((row) => {
      const [goal = '', acts = '', domains = '', said = ''] = row.split(' => ');
      return {
        goal,
        acts:
          acts === '-'
            ? []
            : acts.split(' + ').map((act) => {
                const [text = '', kind = ''] = act.split(' / ');
                return { text, kind };
              }),
        domains: domains.split(' '),
        said: said === '' ? [] : said.split('; '),
      };
    });
}
