import type { DomainWords } from './domain-words.ts';

export const nutritionWords: DomainWords = {
  strong: `
    clean eating; eat clean; eat cleaner; eat right; eating right; eat properly; eat like; eat real food; real food;
    proper food; proper meals; proper breakfast; eat breakfast; salad; salads; more salad; greens; more greens;
    eat my greens; veg; less beige; beige food; home cooking; homemade; cooking; cook at home; cook dinner; cook more;
    cook from scratch; from scratch; own lunch; packed lunch; pack my lunch; packed lunches; lunchbox; batch cook;
    less meat; eat meat; meat free; meatless; go vegetarian; go vegan; fibre; protein; whole grains; lentils; beans;
    porridge; smoothie; fish twice; less salt; salt; sugary; less sweets; sweets; candy; chocolate; biscuits; biscuit;
    cake; cakes; crisps; pastry; pastries; ice cream; dessert; desserts; takeout; takeaways; delivery apps; deliveroo;
    uber eats; mcdonalds; kebab; kebabs; pizza; burgers; ready meals; instant noodles; pot noodle; pot noodles;
    fried food; fizzy; soda; energy drinks; fizzy pop; drink water; drinking water; more water; water intake;
    glasses of water; litres of water; liters of water; two litres; hydration; hydrate; caffeine; coffee cups;
    cups of coffee; too much coffee; eat slower; eat slowly; eat mindfully; mindful eating; gut health; gut;
    balanced meals; eat more; eat fewer; eat at the table; eat at regular; regular meals; skip breakfast;
    skipping meals; skip meals; feed myself; feed my family; feeding myself; nourish; nourishing; wholefood;
    wholefoods; fresh food; groceries healthier; eats; my eating; what i eat; diet healthier; better food; good food;
    food better; junk; five portions; fruits; fruit and veg; vitamins; portion of veg; ramen; sugar free; sugarless;
    no sugar; cut sugar; gluten; lactose; low salt; food habits; food choices; carrots; broccoli; spinach; kale;
    apples; cook five; learn to cook; pasta; noodles; soup; soups; wholemeal; brown rice; oats; muesli; granola;
    yoghurt; bacon; sausages; pies; doughnuts; donuts; chips; fries; fizzy drink; pop; sweets drawer; biscuit tin;
    snack better; healthy snacks; healthier snacks; healthy lunch; healthy lunches; healthy breakfast; healthy dinner;
    kitchen confidence; sugar monster; oven not the microwave; microwave; tupperware; meal plan; meal planning;
    meal planner; plan meals; plan my meals; three meals; eat three; five fruit; colour on my plate; rainbow;
    on my plate; my plate
  `,
  weak: `
    eating; cooked; meals; dinner; supper; snacks; plate; oven; drink; tea; bread; cheese; fresh; healthier; recipes;
    fridge; bottle; coke; cola; carrots; apple; apples; oil; spinach; broccoli; soup; rice; pasta; vegetable;
    portions; five; nuts; yoghurt; toast; butter; bacon; sausage; bake; baked; takeaway; coffee
  `,
  not: `
    eat out my savings; piece of cake; eat my words; eat the frog; sugar coat; sugar daddy; a healthy relationship;
    healthy relationship; healthy sleep; healthy boundaries; healthy habits; bread winner; dinner party;
    coffee with friends; coffee with a friend; coffee date; slow coffee; tea with my; plate spinning; bean bag;
    spill the beans; in a pickle; feed the birds; feed my mind; feed the cat; feed the dog; news feed; feedback;
    salt of the earth; couch potato; sweet dreams; sour dough business; fish for compliments; fishing; take the cake;
    chocolate teapot; food photography; gut feeling; gut feelings; water colour; coke habit; watercolour; under water;
    water bill; cook the books; drink wine; drink beer; fruit machine; fruit machines; food coma; diet coke;
    cake decorating; pasta machine; menu design; cookbook i am; water my plants; water them; water plants
  `,
  foreign: {
    es: `
      comer mejor; comer sano; comer mas; verdura*; fruta*; cocinar; saludable; azucar; dulces; alimenta*; nutricion;
      beber agua; tomar agua; beber mas agua; comida sana; comida basura; comida casera; desayun*; refresco*;
      ensalada*; vegetarian*; vegan*; comer menos
    `,
    fr: `
      manger mieux; mieux manger; manger plus; manger sain; manger equilibre; legumes; fruits; cuisiner; cuisine;
      sucre; alimentation; boire de l eau; boire plus d eau; manger moins; repas; bonbons; sante alimentaire;
      vegetarien*; gateaux; sodas; fast food; petit dejeuner; sainement
    `,
    de: `
      gesund essen; gesunder essen; gesunder ernahr*; ernahr*; gemuse; obst; kochen; koche; zucker; sussigkeiten;
      wasser trinken; mehr wasser; frisch kochen; weniger fleisch; vegetarisch; vegan; essen; mahlzeit*;
      fertiggerichte; fruhstuck*; limo; cola; schokolade; salat; naschen
    `,
    pt: `
      comer melhor; comer saudavel; comer mais; verduras; legumes; frutas; cozinhar; acucar; doces; aliment*;
      beber agua; beber mais agua; tomar agua; comida saudavel; comida de verdade; refrigerante*; salada*;
      comer menos; vegetarian*; cafe da manha; besteira*
    `,
    it: `
      mangiare meglio; mangiare sano; mangiare piu; mangiare meno; verdur*; frutta; cucinare; zucchero; zuccheri;
      dolci; alimenta*; bere acqua; bere piu acqua; piu acqua; cibo sano; sano; colazione; insalat*; vegetarian*;
      merendin*
    `,
    nl: `
      gezond eten; gezonder eten; groente*; fruit; koken; suiker; snoep*; water drinken; meer water; voeding;
      minder vlees; vegetarisch; zelf koken; eten; ontbijt*; maaltijd*; frisdrank; fastfood; salade
    `,
    pl: `
      zdrowo jesc; zdrowiej; jesc; jesc zdrow*; jem; warzyw*; owoc*; gotowac; cukier; cukru; slodycz*; slodzon*;
      odzywi*; odzywian*; pic wode; pic wiecej wody; wody; posilk*; sniadani*; fast food*; salatk*; zdrowe jedzenie;
      jedzeni*; miesa
    `,
    sv: `
      ata; äta; ata battre; ata nyttig*; nyttig*; gronsak*; frukt; laga mat; matlagning; socker; godis; dricka vatten;
      dricka mer vatten; mer vatten; kost; mat; frukost; snabbmat; lask; vegetarian*; lunchlada
    `,
    tr: `
      saglikli bes*; beslen*; saglikli ye*; sebze*; meyve*; yemek yap*; evde yemek; seker*; şeker*; tatli*; su ic*;
      su iç*; bol su; abur cubur*; kahvalti*; salata*; vejetaryen; fast food; hazir gida
    `,
    hi: `
      khana; khaana; sehatmand khana; healthy khana; sabzi; sabziyan; phal; cheeni; chini kam; meetha; mithai; mitha;
      paani; pani peena; pani pina; junk food; ghar ka khana; bahar ka khana; khana banana; chai kam; खाना; सब्जी;
      सब्ज़ी; फल खा; चीनी; मीठा; मिठाई; पानी; जंक फूड; पौष्टिक; आहार
    `,
    ja: `
      食生活; 野菜; 自炊; 料理; 砂糖; 甘いもの; 水を飲; 食べ; 食事; 栄養; お菓子; 朝ごはん; 朝食; 果物; お弁当
    `,
    zh: `
      吃得健康; 健康饮食; 蔬菜; 水果; 做饭; 糖; 甜食; 喝水; 饮食; 吃饭; 外卖; 营养; 零食; 早餐; 喝更多水; 多吃; 少吃; 飲食; 吃菜; 奶茶
    `,
    ar: `
      أكل صحي; طعام صحي; الأكل; الخضار; خضروات; الخضروات; الفواكه; أطبخ; الطبخ; السكر; شرب الماء; الماء; الحلويات;
      التغذية; الوجبات السريعة; غذاء; الفطور; آكل; طعام
    `,
    ru: `
      питани*; питаться; овощ*; фрукт*; готовить; сахар*; сладк*; пить воду; больше воды; воды; правильно есть;
      здоровая еда; еда; еды; завтрак*; фастфуд*; есть больше; есть меньше; кофе
    `,
    ko: `
      식습관; 야채; 채소; 과일; 요리; 설탕; 단것; 물 마시; 물을; 식단; 건강하게 먹; 군것질; 아침밥; 야식
    `,
  },
};
