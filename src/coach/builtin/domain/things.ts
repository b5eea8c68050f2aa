/** Things, people and tongues that acts are about, parted by semicolons. */
export const FAMILY = `
  wife; husband; partner; kid; child; son; daughter; mum; mom; mother; dad; father; parent; sister; brother; gran; nan; grandma; grandad; granddad; grandpa;
  grandmother; grandfather; granddaughter; grandson; grandchild; grandkid; niece; nephew; cousin; aunt; auntie; uncle; family; babcia; dziadek; lola; lolo; nana; amma; appa; abba; ammi; dadi; nani; yiayia; bubbe; zayde; tita; halmoni; grandparent; teenager; stepdad; stepmum; stepmom; brother-in-law; baby; toddler; boyfriend; girlfriend; twin;
  date; fiance; fiancee; stepson; stepdaughter; missus; hubby; teenager; law; spouse; godson; goddaughter; eldest; youngest; teen; mam; nonna; oma; opa
`;
export const OTHERS =
  'friend; mate; pal; neighbour; neighbor; stranger; colleague; people; person; someone; somebody; club; group; buddy; penpal; classmate; flatmate; housemate; roommate; lads; lad; guy; guys; men; women; man; woman; team; crew; gang; girls; company; teammate; coworker; regular';
export const TONGUES = `
  spanish; french; german; italian; portuguese; welsh; irish; gaelic; japanese; chinese; mandarin; cantonese; korean; arabic; russian; polish; turkish; hindi; urdu; punjabi; bengali;
  dutch; swedish; norwegian; danish; finnish; english; greek; hebrew; latin; duolingo; vocabulary; persian; farsi; swahili; ukrainian; tamil; catalan; tagalog; vietnamese; sign; bsl; asl; japanese; katakana; hiragana; kanji; kana; hanzi; cyrillic; yoruba; igbo; zulu; somali; amharic; nepali; sinhala; malayalam; gujarati; marathi; telugu; kannada; thai; indonesian; malay; hungarian; czech; slovak; romanian; bulgarian; serbian; croatian; icelandic; estonian; latvian; lithuanian; esperanto; basque; breton; scots; maori; hawaiian; creole; pronunciation; accent
`;
export const SCREENS =
  'phone; telly; tv; television; netflix; youtube; instagram; tiktok; facebook; screen; twitter; media; reddit; xbox; playstation; game; gaming; snapchat; news; smartphone; whatsapp; scrolling; video; programme; program; series; episode; soap; boxset; show';
export const DRINKS =
  'wine; beer; alcohol; drink; booze; lager; gin; whisky; vodka; prosecco; cider; rum; pint; pub; cocktail; spirits';
export const FOODS = `
  veg; vegetable; fruit; salad; protein; fibre; fish; meat; dairy; sugar; chocolate; crisp; bread; sweet; biscuit; cake; snack; takeaway; dessert; pudding; gluten; meal; lunch; dinner;
  breakfast; supper; recipe; onion; curry; soup; porridge; oat; bean; coffee; tea; water; soda; cola; squash; salt; junk; fizzy; energy; takeout; greens; nut; lentil; food; smoothie; scratch; caffeine; pop; juice; lunchbox; packed; sourdough; pasta; pie; jam; chilli; casserole; leftovers; sandwich; veggie; vegetarian; vegan; meatless; red bull; meat; dinners; brekkie; oats; shake; kimchi; dal; chapati; roti; dosa; tofu; hummus; shake; starter; stew; roast; pudding; sandwich; sarnie; butty; chip; burger; pizza; kebab; greggs; mcdonalds; kfc; deliveroo; wrap; egg; rice; cereal
`;
export const MONEY =
  'money; account; bank; invoice; bill; budget; spending; loan; debt; credit; card; pension; tax; saving; finance; expense; deposit; mortgage; overdraft; pot; receipt; rent; isa; salary; payday; pound; euro; dollar';
export const INSTRUMENTS = `
  piano; guitar; violin; viola; cello; drum; flute; clarinet; trumpet; saxophone; sax; ukulele; banjo; harp; organ; accordion; keyboard; recorder; trombone; harmonica; scale; chord; music; song; choir;
  instrument; lute; oud; tabla; sitar; djembe; conga; bongos; cajon; mandolin; kora; erhu; sarod; piccolo; bassoon; cornet; euphonium; synth; dj; deck; drums; melody; tune; riff; blackbird; instrument; fiddle; bass; oboe; tuba; band; bagpipe; horn; orchestra; sing; singing
`;
