import { phrases } from '#coach/text/phrases.ts';
import { Pattern } from '#coach/match/pattern.ts';

/** Words that stand for one notion in many patterns: `%miss` is any of them. */
const GROUPS: Readonly<Record<string, string>> = {
  miss: 'miss|skip|forget|slip|lapse|relapse|oversleep|fall behind|mess up|mess it up|mess this up|not do|not manage|can not do|fall off|do nothing|give in|blow it|cave|drop the ball|fall short|break it|slack off|bunk off|leave it out|leave one out|go wrong|do not get to|not get to|do not make it|can not manage|bad day|off day|screw up|trip up|stop for',
  longspell: 'week|fortnight|month|two weeks|couple of weeks|whole week|few weeks',
  ill: 'ill|sick|poorly|unwell|flu|covid|cold|fever|migraine|headache|hospital|operation|surgery|period|throw up|hangover|hungover|injured|flare|flare up|off sick|under the weather',
  away: 'travel|holiday|holidays|vacation|abroad|trip|hotel|away|visit|conference|airport|overseas|camping|pilgrimage|hajj|umrah|wedding|honeymoon|on tour',
  soon: 'long|many days|many weeks|many months|soon|fast|quickly|quick',
  stick:
    'stick|habit|automatic|automatically|natural|routine|normal|second nature|easy|easier|result|difference|change|notice|feel it|improvement|progress|benefit|show|pay off|work|settle',
  best: 'matter most|most important|important|essential|crucial|key|key one|priority|main one|main thing|biggest difference|biggest effect|biggest impact|counts most|count most|vital|best one|best for me|the best|most useful|helps most|help most|keep if|not skip|never skip',
  easy: 'easiest|quickest|shortest|smallest|simplest|fastest|least effort|least time|lightest|least work',
  enough:
    'too much|too little|too few|too many|enough|a bit little|a bit short|a bit much|a lot|realistic|doable|overkill|too short|too long|too hard|too easy|too ambitious|ambitious|manageable|achievable|sensible|sustainable|feasible|pathetic|plenty|all i need',
  person:
    'person|human|human being|robot|bot|ai|machine|computer|program|programme|chatgpt|real|app|chatbot|somebody|someone|algorithm|gpt|alexa|siri|real coach|woman|man|bloke|lady',
  change: 'change|edit|swap|adjust|alter|tweak|switch|undo|amend|drop|remove|add|modify|rewrite|cancel|stop|quit',
  later:
    'later|after|afterwards|later on|next week|any time|anytime|once|then|midweek|mid week|still|whenever|in a few days|in between|half way|halfway',
  see: 'see|read|know|find out|look at|share|tell|access|watch|told|show',
  who: 'who|anyone|anybody|somebody|someone|everyone|wife|husband|boss|mum|mom|mother|dad|father|parents|partner|girlfriend|boyfriend|teacher|employer|kids|son|daughter|manager|family|friends|doctor|school|people|other people|others|company|colleagues',
  finish:
    'finish|save|accept|end|confirm|submit|lock in|complete|wrap up|get out|close|move on|sign off|keep this|keep the plan|continue|proceed|approve',
  hurt: 'safe|dangerous|hurt|harm|injure|bad for|risky|risk|damage|make it worse|make worse|allowed with|okay for|ok for|good for',
  body: 'knee|back|hip|shoulder|ankle|neck|heart|joint|wrist|body|pregnant|pregnancy|asthma|arthritis|blood pressure|diabetes|foot|feet|baby|condition|health|medication|epilepsy|disability|leg|muscle|lung|stomach|skin',
  ask: 'why|how come|wherefore|what for|for what',
  sure: 'yes|yeah|yep|yup|ya|aye|sure|ok|okay|oki|k|alright|fine|absolutely|definitely|of course|please do|do it|do that|go on|go ahead|go for it|sounds good|sounds great|sounds right|deal|agreed|exactly|right|correct|why not|good idea|great idea|please|inshallah|si|ja|oui|indeed|certainly|great|perfect|yea|ye|yh|lets do it|let us do it|let us|that works|works for me|that one|i am in|make it so|good',
  no: 'no|nope|nah|naw|no thanks|no thank you|no ta|not now|not today|not really|not yet|never mind|nevermind|nvm|forget it|do not bother|leave it|leave it as it is|leave it like that|leave as is|leave things|leave everything|keep it|keep it as it is|rather not|i would rather not|i am good|i am fine|i am ok|skip it|pass|no need|not necessary|no worries|do not|please do not|non|nein|not for now|maybe later|another time|let it be|let us not',
  soft: 'please|thanks|thank you|then|dear|love|mate|that|it|now|for now|so|oh|well|hmm|um|inshallah|taylr|coach|i think|i guess|actually|cheers|lol|haha|ok|okay|yes|no|and|do|will do|very much|so much|a lot|to me|pal|bro|man|today|with that|really|honestly|tbh|xx|x|as it is|buddy|me|there|this',
};

function grown(source: string): string {
  return Object.entries(GROUPS).reduce((text, [name, words]) => text.replaceAll(`%${name}`, words), source);
}

/** Patterns of a list parted by semicolons, with the groups of words in their places. */
export function talkPatterns(list: string): Pattern[] {
  return phrases(list).map((source) => new Pattern(grown(source)));
}
