import type { DomainWords } from './domain-words.ts';

export const stressMindfulnessWords: DomainWords = {
  strong: `
    stressed; stressful; destress; de stress; unstressed; relax; relaxed; relaxation; meditation; meditate;
    meditating; daily meditation; chill; chill out; chilled; zen; serene; serenity; tranquil; peace of mind; peaceful;
    peaceful mind; calm down; calmness; stay calm; keep calm; cool head; keep my cool; lose my cool; breathwork;
    breath work; deep breaths; breathe more; breathe before; breathing; worrying; worried; worrier; worries;
    overthink; overthinker; ruminate; ruminating; rumination; spiral; spiralling; spiraling; racing mind;
    racing thoughts; quiet my mind; quieter mind; quiet mind; quieten my; busy mind; busy head; noisy head;
    quieter head; my head quieter; head is full; clear my head; clear head; headspace; mental health;
    mental wellbeing; well being; wellbeing; emotional; emotions; mood; moods; anger; angry; temper; rage; road rage;
    short fuse; irritable; grumpy; nerves; nervous; on edge; jittery; dread; sunday dread; sunday scaries;
    sunday evenings; panic attack; panic attacks; overwhelm; overwhelmed; overwhelming; burnt out; burn out;
    burning out; frazzled; fried; at the end of my tether; wound up; less wound up; uptight; let go; letting go;
    let things go; be present; more present; live in the moment; in the moment; in the present; here and now;
    mindfully; self care time; me time; time for myself; time to myself; be kind to myself; kind to myself;
    kinder to me; gentle with myself; gentler with myself; self love; love myself; inner critic; negative thoughts;
    negative self talk; negative thinking; self esteem; self worth; confidence in myself; boundary; people pleasing;
    people pleaser; say no; saying no; switch off; switch off after; leave work at work; work life balance; balance;
    slow living; slower life; slower pace; rest my mind; mind rest; sit still; do nothing; tension; jaw; clench;
    clenching; shoulders down; shoulders by my ears; pressure cooker; hamster wheel; cortisol; cry less; grief;
    grieving; coping; cope better; cope with; resilience; resilient; resiliant; happier; be happy; happiness;
    feel happy; less sad; sadness; joy; hurry; rushing; stop rushing; less rushed; steady mind; steady my;
    bring my nervous; nervous system; catastrophise; catastrophising; butterflies; flapping; fret; fretting;
    chaos in my head; storm in my head; noise in my head; monkey mind; blow up; blowing up; explode;
    fly off the handle; boil over; boiling over; volume down; in my head; out of my head; inside my head;
    shoulders round; shoulders up; my shoulders; round my ears; by my ears; short tempered; snappy; chaos inside;
    inner chaos; inner storm; treadmill of life; breathe; breathe again; catch my breath; head spin; head spins;
    spinning; overload; overloaded; less fear; fear; fears; afraid; scared; worry; worry about; unclench; soft;
    softer; gentler life; lighter heart; sunday night; sunday nights; knots; knot; in knots; calmer me; not panic;
    quieter; quiet; silence; stillness; peace; tense; easygoing; easy going; laid back; chilled out; perspective;
    patience; shaken; shaken bottle; like a shaken; a stomach ache; without a stomach; emotional eater no;
    calm with my boss; be more calm; more calm; less worry; less anger; less angry; less panic; less chaos;
    less overwhelm; less tense; less noise; breathe out; wind down; unwind; stop the world; nature time;
    sit in silence; ten minutes of nothing; still; stand still; forgive myself; accept myself; acceptance;
    self acceptance; enough as i am; compare myself; comparing myself; comparison; jealous of; envy; perfectionism;
    perfectionist; stop being so hard; hard on myself; so hard on myself; beat myself up; self critical;
    self criticism; confidence; confident; self confidence; more confident; believe in myself; self belief;
    self respect; my nerves; cry; crying; tears; heartbreak; breakup; break up; my ex; get over; move on; moving on;
    lonely heart; therapy; therapist; counselling; journal my feelings; feel my feelings; feelings; emotion;
    emotional balance; inner child; healing; heal; trauma; mentally; mental; mind; sane; sanity; stay sane;
    sense of humour; laugh more; laugh; smile more; lighten up; take it easy; easy on myself; rest without guilt;
    guilt; guilty; holiday without emails; no work at weekends; work less; overwork; overworking; workaholic;
    leave the office; leave work on time; log off on time; leave on time from work; knots in my stomach;
    stomach in knots; demons
  `,
  weak: `
    mind; quiet; head; feelings; thoughts; rushed; patience; gentle; slow; bath; present; control; pause; still;
    breath
  `,
  not: `
    com calma; mind maps; mind map; peace with my; peace with my brother; peace treaty; balance my budget;
    balance my books; bank balance; work balance sheet; balance sheet; calm sea; breathing difficulties; anger my;
    quiet carriage; quiet quitting; mood lighting; mood board; wedding nerves speech; emotional eating; relaxed jeans;
    fried food; fried; speech nerves; nerve pain; jaw dropping; never mind; mind the gap; do not mind;
    mind my own business; slow cooker; slow coffee; slow wifi; spiral staircase; presents; birthday present;
    control my diabetes; control my blood; control pest; still sore; still have; still life; head of; chill bottle;
    let go of my job; let go of clutter; let go of stuff; let go of things; more present with my; be present with my;
    present for my; present with my; more present for my; balanced diet; mindful eating; social anxiety;
    speaking anxiety; nervous speaking; speak without nerves; nervous when; bath the baby; bath the dog;
    bath time with; head to; boil over the soup; potato; silent letters; softer skin; soft skin; software;
    blow up balloons; novel out of my head; book out of my head; songs in my head; song in my head; novel out of;
    fear of speaking; fear of public; afraid to speak; scared to speak; stomach fat; flat stomach; stomach ulcer;
    stomach problems; in my head into; english in my head; patience with; lose my belly; lose my stomach;
    emotional eater no; still water; still drink; still smoke; confidence on stage; confidence speaking;
    confident speaker; confident speaking; confident in meetings; confident in public; confident in english;
    confident in spanish; confidence in english; mental arithmetic; mental maths; mental math; physical therapist;
    physical therapy; physiotherapist; speech therapy; speech therapist; become a therapist; move on the; still on my;
    guilt free; guilty pleasure; moving house; moving on the bike; perfectionism in writing; stand still in the;
    confident driver; confident talking; get confident; forgive my; confident cook; laughing at me; mind reading;
    an easy read; english with confidence; confident public; envy free; getting over the line;
    more confident speaking; confident on; confident with money; public; talk; still be; still fit; still alive;
    still; crying baby; baby crying
  `,
  foreign: {
    es: `
      estres*; ansiedad; calma; tranquil*; relajar*; meditar; meditacion; respirar; agobi*; mindfulness; nervios;
      nervios*; paz interior; preocup*; mi enojo; enfad*; ira; mal humor; salud mental; desconectar del trabajo;
      desconectar
    `,
    fr: `
      stress*; anxiet*; anxieux; anxieuse; calme; calmer; detendre; detente; mediter; meditation; respirer; angoiss*;
      serein*; zen; paix interieure; pression; pleine conscience; colere; sante mentale; lacher prise; sophrologie;
      burn out; nerveux; nerveuse
    `,
    de: `
      stress*; gestresst; angst*; ruhe; ruhig*; innere ruhe; gelassen*; entspann*; meditier*; meditation; achtsam*;
      atmen; atem*; sorgen; grubel*; grübeln; wut; uberfordert; nerven; durchatmen; seele; abschalten; burnout;
      nein sagen; nervos
    `,
    pt: `
      estress*; stress*; stresse; ansiedade; ansios*; calm*; relaxar; meditar; meditacao; respirar; tranquil*;
      preocup*; nervos*; paz interior; raiva; saude mental; desacelerar; atencao plena; menos estressad*
    `,
    it: `
      stress*; ansia; ansios*; calm*; rilass*; meditar*; meditazione; respirare; tranquill*; preoccup*; seren*;
      nervos*; rabbia; pace interiore; salute mentale; staccare dal lavoro; arrabbi*
    `,
    nl: `
      stress*; gestrest; angst*; rust; rustiger; ontspan*; kalm*; mediteren; meditatie; ademen; piekeren; pieker*;
      zorgen maken; tot rust; boos; mindful*; grenzen; nee zeggen; hoofd leeg; spanning
    `,
    pl: `
      stres*; lek; spokoj*; spokojn*; uspokoi*; relaks*; zrelaksowac; medytow*; medytacj*; oddych*; martwi*;
      zamartwia*; nerw*; odprezy*; zlosc; zlosci; wyluzowac; rownowag*; wyciszyc
    `,
    sv: `
      stress*; stressad; oro; orolig; oroa; angest; ångest; lugn*; slappna av; koppla av; avslappn*; medit*; andas;
      andning*; varva ner; bekymr*; mindfulness; ilska; arg; sinnesro; stressa; ma battre psykiskt
    `,
    tr: `
      stres*; kaygi*; kaygı*; sakin*; rahatla*; gevse*; meditasyon*; nefes*; endise*; huzur*; ofke*; öfke*; panik*;
      kafam rahat; dingin*; bunal*; sinir*
    `,
    hi: `
      tanav; tanaav; chinta; tension; shanti; man shant; shaant; dhyan karna; dhyan lagana; gussa; ghabrahat;
      meditation; sukoon; sukun; pranayam; saans; stress; तनाव; चिंता; चिन्ता; शांति; शांत; ध्यान करना; ध्यान कर;
      गुस्सा; घबराहट; मेडिटेशन; सुकून; प्राणायाम
    `,
    ja: `
      ストレス; 不安; 落ち着; 瞑想; リラックス; 穏やか; 心配; イライラ; マインドフル; 深呼吸; 焦ら; 怒り; 心を
    `,
    zh: `
      压力; 焦虑; 冷静; 放松; 冥想; 平静; 心态; 情绪; 担心; 壓力; 焦慮; 正念; 深呼吸; 生气; 发脾气; 内心
    `,
    ar: `
      التوتر; توتر; القلق; قلق; هدوء; أهدأ; هادئ; التأمل; استرخاء; الاسترخاء; أسترخي; الضغوط; الغضب; راحة البال;
      أتنفس; التنفس; ضغوط
    `,
    ru: `
      стресс*; тревог*; тревож*; спокой*; успоко*; расслаб*; медит*; дыша*; дыхани*; пережива*; нервн*; нервнич*;
      злит*; гнев*; паник*; осознанн*; выгорани*; волноват*; беспоко*
    `,
    ko: `
      스트레스; 불안; 명상; 마음을; 차분; 걱정; 화를; 긴장; 여유
    `,
  },
};
