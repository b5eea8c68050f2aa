import { practiceRows } from './practice.testing.ts';

export const VOICES = practiceRows(`
fit | this isn't me at all | complaint:fit |
builder | swimming is for posh people | complaint:fit 2 | swim
nurse | that's for people with normal jobs | complaint:fit |
prayer | this has nothing to do with my faith | complaint:fit |
guitar | this is so lame | complaint:fit |
wheels | none of this suits me | complaint:fit |
sister | I'm too old for all that | complaint:fit |
jobs | these are useless | complaint:fit |
saver | your plan is boring | complaint:fit |
driver | I hate fruit | complaint:fit 1 | fruit
student | not my style | complaint:fit |
chef | i'm not that kind of person | complaint:fit |
fit | too much | complaint:amount |
mother | I'll never manage all this | complaint:amount |
carer | this is far too much for me | complaint:amount |
jobs | its a lot | complaint:amount |
nurse | where am I supposed to find the time for all these | complaint:amount |
student | no way i can keep all that up | complaint:amount |
driver | that is way too many things | complaint:amount |
runner | this is far too easy | complaint:too-easy |
guitar | thats nothing, a joke | complaint:too-easy |
fit | don't talk to me like a child | complaint:tone |
nurse | stop patronising me | complaint:tone |
smoker | spare me the lecture | complaint:tone |
jobs | you sound like a leaflet | complaint:tone |
driver | cut the cheerful crap | complaint:tone |
sister | That's not what I asked. | complaint:unheard | sister
fit | you're not listening | complaint:unheard | grandkids/fit
builder | I said I have a bad back | complaint:unheard | back
wheels | I already told you I'm in a wheelchair!! | complaint:unheard | tomatoes
guitar | did you even read what i wrote | complaint:unheard | guitar
student | no thats wrong, not what i meant | complaint:unheard | anatomy
saver | you ignored what I said about rent | complaint:unheard | deposit
novel | you keep saying the same thing | complaint:unheard | novel
chef | you dont understand me | complaint:unheard | drink
sister | my husband died in March | feeling:loss | husband
carer | we lost dad last week | feeling:loss | dad
fit | my dog had to be put down yesterday | feeling:loss | dog
mother | i had a miscarriage | feeling:loss |
prayer | the funeral is tomorrow | feeling:loss |
builder | I have just been diagnosed with cancer | feeling:illness |
nurse | im ill in bed with flu | feeling:illness |
runner | my knee is killing me today and im in pain | feeling:illness |
mother | I'm exhausted | feeling:exhaustion |
nurse | absolutely knackered after four nights | feeling:exhaustion |
carer | i have no energy left for anything | feeling:exhaustion |
driver | havent slept in two days | feeling:exhaustion |
student | I'm totally overwhelmed | feeling:overwhelm |
jobs | everything is on top of me right now | feeling:overwhelm |
mother | i can't cope any more with all of it | feeling:overwhelm |
jobs | I feel so ashamed of losing my job | feeling:shame | job
smoker | i always give up, im so weak | feeling:shame |
driver | im embarrassed to be seen walking there | feeling:shame |
novel | I feel like a failure | feeling:shame |
student | i'm scared of the exam | feeling:fear | exam
runner | I worry that I fall in the dark | feeling:fear |
jobs | dreading the interview on monday | feeling:fear | interview
saver | im so angry with my landlord | feeling:anger | landlord
chef | fed up with this team | feeling:anger | team
fit | furious with myself | feeling:anger |
sister | I've been feeling low | feeling:sadness |
guitar | my girlfriend broke up with me | feeling:sadness |
wheels | i cry a lot these days | feeling:sadness |
nurse | i feel so lonely on nights | feeling:loneliness |
student | I passed my mock!! so happy | feeling:joy |
mother | she slept through, what a joy | feeling:joy |
runner | I ran the whole way, so proud | feeling:pride |
jobs | i finally sent the cv, chuffed to bits | feeling:pride |
sister | My brother passed away. Does it matter if I miss a week? | feeling:loss | brother; week
mother | I'm so tired. Which one matters most? | feeling:exhaustion | tea
carer | I don't want to talk about it | leave-subject |
jobs | can we change the subject | leave-subject |
smoker | drop it please, not talking about that | leave-subject |
fit | yes | confirm |
fit | ok do that | confirm |
nurse | sounds good | content |
sister | Yes please dear | confirm |
guitar | yep | confirm |
driver | go on then | confirm |
prayer | sure inshallah | confirm |
fit | no | decline |
fit | no thanks | decline |
carer | leave it as it is | decline |
jobs | nah not now | decline |
novel | never mind | decline |
fit | thank you so much | thanks |
guitar | thx | thanks |
sister | Ta love | thanks |
nurse | cheers mate | thanks |
prayer | jazakallah | thanks |
fit | love it | content |
student | looks great to me | content |
saver | I'm happy with this | content |
wheels | perfect as it is | content |
fit | hello | greeting |
driver | hiya mate | greeting |
sister | Good morning Taylr | greeting |
fit | how are you | how-are-you |
chef | hows it going | how-are-you |
guitar | tell me a joke | joke |
guitar | lol | laugh |
chef | haha nice one | laugh |
fit | bye | goodbye |
nurse | off to bed night night | goodbye |
fit | what will the weather be tomorrow | off-topic |
student | can you write my history essay | off-topic |
driver | who won the football | off-topic |
saver | what do you think of the government | off-topic |
jobs | what is the capital of peru | off-topic |
fit | asdfgh | unclear |
guitar | ??? | unclear |
nurse | hmm | unclear |
fit | my wife asks if the shoes thing is a joke or what | feeling:doubt |
student | i failed my last exam and im terrified it happens again | feeling:fear |
mother | The baby screams all day and I want to scream too | feeling:overwhelm |
mother | how am I meant to drink tea in peace | complaint:amount 0 | tea
mother | I used to be someone. now im just a milk machine | feeling:sadness |
driver | lorry park laps? people will laugh at me | feeling:doubt |
smoker | had one last night, feel like crap about it | feeling:shame |
novel | My agent dropped me this morning. | feeling:sadness |
jobs | I got an interview!!! | feeling:joy |
jobs | nobody wants to hire someone my age | feeling:sadness |
builder | this feels like homework | complaint:fit |
builder | How is that supposed to fit in with a 12 hour day | complaint:amount |
nurse | you are wasting my time | complaint:tone |
chef | ur not my mother | complaint:tone |
student | not helpful | complaint:fit |
sister | oh you are a clever thing arent you | praise |
mother | that made me smile, thank you | thanks |
chef | good shout | content |
carer | I'd rather not say | leave-subject |
smoker | i want to give up giving up | feeling:doubt |
builder | felt stupid and slow in front of everyone at college today | feeling:shame |
student | Flunked my resit. | feeling:sadness |
jobs | none of them answered again this month | feeling:loneliness |
chef | Cried in the walk-in fridge. | feeling:sadness |
wheels | It was her birthday and I was in Antwerp | feeling:sadness |
mother | I have no joy in anything and nothing left to give | feeling:exhaustion |
sister | feeling real low since my neighbour went into the home | feeling:sadness |
jobs | landed a second interview with the council | feeling:joy |
prayer | shukran brother, sleep well in your machine | thanks |
carer | dank je wel, you have been very patient with an old man | thanks |
smoker | wagwan | greeting |
runner | Pouring here. Can't see the far field. | weather |
`);
