import { practiceRows } from './practice.testing.ts';

export const QUESTIONS = practiceRows(`
fit | why the shoes? | why 1 | shoes
fit | why walking and not swimming | why 0 | walking; grandkids/tired/time
fit | whats the point of laying out shoes the night before | why 1 | shoes
fit | Can you explain why you chose these for me? | why | get fit
fit | how is moving with someone meant to help | why 2 | someone
nurse | where did the lamp thing come from | why 2 | lights
nurse | what has reading in bed got to do with my shifts | why 1 | read
saver | why log purchases? feels like spying on myself | why 1 | purchase
prayer | How come there is fasting in here | why 2 | fast
smoker | i dont get why i should wait 10 minutes | why 0 | wait
guitar | what does playing for my brother do for me | why 2 | brother
wheels | what made you think of photos | why 2 | photo
driver | reason for the fruit pls | why 1 | fruit
student | tell me why the flashcards matter | why 1 | flashcards
jobs | why | why | job
fit | what if i miss a day | slip |
fit | What happens if I skip one? | slip |
sister | what if I forget a sunday | slip 0 |
smoker | if i slip up and smoke is it all ruined | slip |
novel | am i back to square one after a bad day | slip |
runner | does missing a run undo the progress | slip 2 |
prayer | I overslept once already, have I blown it? | slip |
guitar | do i lose my streak if i dont practise | slip 0 |
student | What happens when I have a bad week? | miss-week | week
nurse | what if i do nothing all week | miss-week | week
mother | and if a whole week goes wrong | miss-week | week
saver | do I have to make up for missed days | catch-up |
fit | can i do two walks tomorrow to catch up | catch-up |
fit | which one matters most? | matters | walking
jobs | If I can only do one of these, which? | matters | adverts
carer | what is the most important thing on here | matters | coffee
chef | which of them makes the biggest difference | matters | drink
student | which is my priority | matters | anatomy
wheels | whats the easiest one | easiest | dead leaves/photo/pots
driver | which is quickest | easiest | water/fruit/lap
novel | which one first? | first | writ/draft
fit | what do I start with | first | walk
runner | where do i begin | first | jog/calves/stretch
sister | how do i start | start | sister/write
mother | ok so what do I do now | start | tea/accept/tick
nurse | how long until it sticks? | how-long | month
prayer | how many weeks before this is a habit | how-long | month
smoker | when does it get easier | how-long | month/week
driver | is it true it takes 21 days | how-long | month
guitar | how long till i notice a difference | how-long | month/week
fit | how much time will this take me a day | time-needed | minutes
student | how long does all that take each day | time-needed | minutes
builder | is this too much for me | enough | 
runner | isnt that a bit little | enough | 
fit | is 5 minutes even enough | enough |
guitar | are 10 mins a day enough to get better | enough 0 | guitar
carer | am i taking on too much here | enough |
chef | is it realistic | enough |
saver | will £5 do anything | works |
smoker | does this really work | works |
novel | will this help me finish | works |
fit | is there any science behind this | proof |
student | whats the evidence for flashcards | proof 1 |
fit | can you go over why walking is in | why 0 | walk
fit | can i do them in another order | other-time |
builder | does the order matter | other-time |
guitar | can I practise in the morning instead? | other-time 0 | guitar
sister | does it have to be on a Sunday | other-time 0 | sunday
runner | do i have to run at a fixed time | other-time 2 | 
wheels | what if i water them at night | other-time 0 | pots
prayer | do I have to do it every day? | every-day |
novel | how often do i need to write | every-day | 5 days
student | how many days a week is that | every-day |
fit | is the walking daily? | every-day 0 | 5 days
runner | which days do i jog | when 0 | monday
runner | which day is the club | when 2 | saturday
carer | when do I knit | when 1 | programme
sister | when was the call again | when | sunday
mother | does half a cup count | counts 0 | 
novel | what if I only write 20 words | counts 0 | 
fit | what counts as a walk | counts 0 | walk
builder | if i only do one minute is that ok | counts | 
student | do i get credit for half of it | counts |
guitar | can i do more than 10 minutes | more-than 0 |
saver | what if i save more | more-than |
driver | what if im abroad | away | 
fit | what about holidays | away | pause
guitar | we are going to spain for 2 weeks what then | away | pause
nurse | what happens when I travel | away | pause
mother | what if i get ill | ill | pause
runner | can i do this with a cold | ill | 
carer | what about when i have a migraine | ill | pause
fit | what if it rains | what-if | indoors
runner | and when its dark? | what-if | spot
sister | what if she doesnt pick up | what-if | message
saver | what if the month is tight | what-if 0 | £1
chef | what if they insist | what-if | drive
novel | what if no words come | what-if 0 | room
student | what do i do if the library is full | what-if 0 | kitchen
fit | what if my neighbour cancels | what-if 2 | photo
guitar | what if my string snaps | what-if | fallback/smallest/card
fit | whats the difference between core and experimental | core | core
nurse | what does experimental mean | core | tr
driver | why are some called core | core | core
fit | can i change it later | change-later |
student | am i stuck with this | change-later |
jobs | what if i dont like it | change-later |
wheels | Is this final? | change-later |
fit | what does the 5x mean | number | days
guitar | what does 2x/week mean | number | days
novel | what do the numbers stand for | number |
saver | what is 'easy' next to it | number | 
fit | what is if then for | if-then |
nurse | why is there a when and if sentence | if-then |
sister | when is the review | review | week
carer | what happens at the end of the week | review | week
student | when do we talk about how it went | review | week
builder | will you remind me | reminders | settings
jobs | do I get notifications | reminders | settings
mother | how do i tick things off | check-in | check in
driver | where do I say i did it | check-in | check in
jobs | who can see this | privacy |
smoker | will my wife know i wrote this | privacy |
carer | is this confidential | privacy | privacy
guitar | can my mum read it | privacy |
fit | are you a real person | person | automated
nurse | am i talking to a robot | person | automated
sister | who are you dear | person | automated
jobs | is this chatgpt | person | automated
fit | what can you do | can-do |
wheels | how does this work | can-do |
driver | what can i ask you | can-do |
fit | how do i finish here | finish | accept
prayer | how do I save it | finish | accept
novel | im done what now | finish | accept
sister | where do I click to end this | finish | accept
runner | is it safe for my knee | safe | doctor/physio
builder | can i hurt my back with this | safe | doctor/physio
sister | can my daughter do it with me | company |
guitar | is it ok to practise with a friend | company 0 |
builder | can i do all of them at once | together |
mother | can I do the tea and the texting together | together |
student | what exactly do I do for the flashcards | how-to 1 | flashcards
prayer | how do i do the quran page | how-to 1 | quran
jobs | what would you do | recommend | advert
carer | what do you suggest | recommend | coffee
fit | what is my plan again | summary | walk
wheels | what did we agree | summary | pots
saver | what do you know about me | remembered | deposit/house
chef | what have you understood so far | remembered | drink
fit | can I get a refund | site | help
smoker | is it ok to use patches as well | medical | pharmacist
saver | will the bank see my list | privacy |
fit | do you like dogs | question | 
nurse | do you have a podcast | question |
student | how many seats has the library | question |
sister | wots the point of the card | why 2 | card
prayer | pls explain me why is one page only | why 1 | page/quran
builder | i no understand the second, for what is it | why 1 | lift/hand
driver | how long b4 i see results | how-long | month/week
carer | does it matter if mum interrupts me | what-if 0 |
fit | What happens on days when I come home late? | what-if |
nurse | will it still work if my shifts move around | works |
nurse | can i read on my phone instead of a book | may |
nurse | how strict is the 5 days thing | other-time | 5 days
builder | and if the pool is closed | what-if 2 | canal
builder | would it matter if I only got to it on weekends | other-time |
student | honestly i dont see how explaining to a friend helps me pass | why 2 | friend
student | what if i dont feel like it | no-drive |
mother | is 3 minutes outside really worth the bother | works 1 | stepping outside
prayer | Is it a sin if I use an alarm for fajr? | normal |
prayer | what shall I do when I am on my period | ill |
prayer | will anyone at the mosque see this | privacy |
driver | how long b4 the belly goes | how-long |
driver | is there a version for when im on nights | other-way |
saver | what difference does a fiver make | works |
saver | can my boyfriend do it too | company |
smoker | when do the cravings stop | how-long | month/week
novel | do the fifty words have to be good | quality 0 | writing
novel | which of these would you drop | drop-which | writer
runner | should i run if my knee is swollen | safe | doctor/physio
runner | whats a good pace | quality |
carer | is five minutes selfish | normal |
chef | what do i say when they hand me a beer | what-if | drive
chef | does one beer count as failing | slip |
wheels | how many tomatoes will i get | works |
jobs | do I have to do all three or can I pick | must-all | core
sister | is once a week too often do you think | enough |
sister | I have no idea what to write in a card | ideas |
fit | can we start on Monday | start |
fit | why should I trust you | trust |
driver | is it too late for me at 58 | normal |
saver | show me the plan again | summary | deposit
runner | How do I know if I'm doing it right? | quality |
sister | do I need to tell you when I've done it | check-in | check in
saver | is my bank data safe with you | privacy |
fit | which of them does the most for my sleep | matters |
student | wich one is best for my memory | matters |
novel | if my week falls apart which one do I hold on to | matters |
smoker | if you could keep only one, which would it be? | matters |
jobs | when I only manage one which should it be | matters |
guitar | is playing for two minutes really a habit? | counts |
wheels | it feels like cheating to sit and look at photos, no? | counts |
runner | is it worth lacing up when I only have five minutes? | counts |
nurse | i dont understand the lamp one | explain 2 |
`);
