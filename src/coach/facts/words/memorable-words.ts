/** What somebody found to work: `putting my shoes by the door really helped`. */
export const WORKED = `
  (help|helps|helped) !(me? (if|out)|you|us|to|with); (work|works|worked) (well|best|for me|wonders|a treat|brilliantly);
  (made|make|makes) it (much|so|a lot|a bit)? (easier|lighter|simpler); did the trick; (is|was) the trick
`;
export const NOT_WORKED = '(no|not|never|nothing|hardly|would|could|might|if|neither|nor|doesnt|dosnt|dont|didnt)';
/** Why it matters: `because I want to keep up with my kids`. */
export const MATTERS = `
  (matter|matters) (a lot|so much|most)? to me; (mean|means) (so much|a lot|everything|the world) to me; important to me;
  because i (=want|would like|=wish|=love|=need|would love); so that i can; i want to be (able|there|someone|somebody|a|the sort|the kind);
  i would love to; my (dream|hope) is
`;
/** What is liked better: `I prefer mornings`, `I do best with a list`. */
export const PREFERS = `
  i (really|much|generally|usually|always|always have)? (prefer|enjoy) !(it|that|this|not|the (first|second|third|other)|to be called|if);
  would rather !(not|call|have the|be called);
  i (do|work|sleep|learn|train|think|concentrate|focus|run|write) (best|better) (with|in|at|when|on|alone|after|before|to);
  i like (to|walking|swimming|reading|cooking|being|having|doing|working|music|company|people|mornings|evenings|quiet|lists)
  !(know|add|change|see|have|call|be called)
`;
/** What is told to do. */
export const COMMANDS = `
  ^ (please|ok|okay|now|then|and|just|maybe|no|yes|so|also|but)? ((can|could|would|will) (you|we|i)|let us|i (want|would like) to)?
  (please|just|maybe)? (=add|=remove|=drop|=delete|=scrap|=bin|=swap|=replace|=change|=move|=make|=put|=give|=keep|=shorten|=lengthen|=undo|=call|
  =name|=rename|=skip|=cancel|=start|=stop|=reword|=show|=tell|=mark|=tick|=untick|=count|=log|=save|=launch|=accept|=reset|=set|=shift|=switch|
  =pause|=forget|=ignore|=try|=use|=let|=lose|=cut|=increase|=reduce|=double|=halve) !(helps|works|work|matter|matters|well); please;
  (=make|=take|=move|=call|=name|=put|=keep) (it|that|this|them|me); instead (please)? $; is too (much|long|hard|easy|short) $
`;
/** What stands in the way as a rule, of oneself or of one's life: `I never remember my lunch box`, `my boss keeps me late`. */
export const HINDERS = `
  i (@adverb)? (am|get|feel) (always|often|usually|mostly|just)? (too|so|always|often|usually|easily|constantly|very|really) (@adverb)?
  (tired|busy|exhausted|shy|lazy|bored|distracted|anxious|nervous|stressed|overwhelmed|worn out|shattered|afraid|scared|ashamed|embarrassed|stiff|sore);
  (afraid|scared|ashamed|embarrassed|bored|distracted) (of|by|quickly|easily|that|to|when); i dread;
  i (@adverb)? (never|hardly|rarely|seldom) (ever)? (=remember|=have|=find|=get|=know|=feel|=manage|=finish|=stick);
  i (always|often|usually|keep|just|easily|tend to|constantly) (on)? (=forget|=forgetting|=lose|=losing|=put|=putting|=give up|=giving up|=oversleep);
  (no|little|not enough|never enough|hardly any|lack of|short of) (time|energy|money|strength|space|quiet|motivation|willpower|patience) !(drink|drinks|bar|bars|for (it|that) today);
  (distract|distracts|drain|drains|tire|tires|exhaust|exhausts|interrupt|interrupts|bore|bores|overwhelm|overwhelms) (me|us);
  (keep|keeps) me (late|up|awake|busy|from|there|at|inside|waiting|on); (gets|get|comes|come) in the way; (stops|stop|holds|hold) me;
  i (struggle|have trouble|find it (@adverb)? (hard|difficult|impossible)) !(with (it|that|this) $);
  i (can not|cannot) (@adverb)? (=sleep|=concentrate|=focus|=afford|=see|=hear|=find|=get|=stand|=stop|=leave|=relax|=sit|=keep|=think);
  (find|finds|finding) me (too)? (tired|exhausted|worn); i (run|am) (out of|always (late|behind)|easily led); i worry;
  i (=forget|=procrastinate|=oversleep) (it|them|things|everything|in|on|when|to|until|$)
`;
/** What is wished for, asked or said of one habit of a plan, which is that plan's to hold. */
export const WISHES = `
  ^ (@adverb|please|ok|okay|and|so|but|then|hi|hello)? (@adverb|and|so)? (can|could|would|will|may|shall|should|do|does|did|is|are|am|which|what|why|how|who|when|where|if)
  !(i (am|have|feel)); (i|we) (@adverb)? (want|would like|should like|need|wish|wonder|would prefer|prefer|would love|wanna|think|suggest);
  (the|that|this|a|an) <which> (one|ones|habit|habits|thing); (let us|let me|lets); (instead|rather than); (get rid|take) (of|out|away|off); (per|a|each|every) week;
  (it|that|this) (is|be) (too|not|a lot); (drop|remove|add|move|change|bin|scrap|make) (the|that|this|it|them|another|one)
`;
/** What was done or not done at one time, which is the check-in's to keep. */
export const REPORTS = `
  (today|yesterday|tonight|last (night|week|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|this (morning|afternoon|evening|week));
  i (@adverb)? (=did|=was|=went|=had|=got|=made|=took|=ate|=ran|=read|=wrote|=slept|=forgot|=missed|=skipped|=managed|=walked|=swam|=cooked|=finished|
  =done|==called|=rang|=said) !(best|better|well|every|slowly|a); (=did|=could|=was) not;
  ^ (=did|=done|=missed|=skipped|=forgot|=managed|=finished|=walked|=ran|=read|=only|=got|=went|=nope|=yes|=yep) !(well|best|is)
`;
/** What is said about a name or about this conversation. */
export const ABOUT_NAMES = `
  (call|name) (it|me|this|that|myself|him|her|them); (the|a|that|this|my|your|another|different|better|new|which|first|second|third|last) name; names;
  identity; title; sounds (like|good|great|better|nice|silly|odd|a bit);
  (like|love|prefer|choose|pick|take|want|hate) (the|that|this|your)? (first|second|third|last|one|ones|other|name|idea); how about; what about;
  (be|is) called; the word; you (do|did|are|keep|never|always|said|say); your (idea|plan|suggestion|answer|question|reply);
  the (plan|list|app|habit|habits|chat|button|coach|week)
`;
