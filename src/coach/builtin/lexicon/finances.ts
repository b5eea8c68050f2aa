import type { DomainWords } from './domain-words.ts';

export const financesWords: DomainWords = {
  strong: `
    saving; savings; save some; save a bit; save something; save a little; save 100; save half; save ten; save twenty;
    save pounds; put aside; set aside; put away some; money aside; rainy day; nest egg; piggy bank; penny; pennies;
    every penny; pounds a month; euros a month; dollars a month; month end; end of the month; until payday;
    till payday; payday; broke; stop being broke; skint; wallet; purse; bank account; bank balance; bank statement;
    bank statements; in the red; out of the red; overspending; spending; spend money; spend wisely; spends;
    less spending; no spend; impulse buy; impulse purchases; impulse shopping; impulsive shopping; shopaholic;
    shopping less; less shopping; online shopping; amazon; shopping addiction; retail therapy; shein; buy stuff;
    buying stuff; buying things; buy things; buying clothes; buy fewer; stop to buy; subscriptions; subscription;
    debts; debt free; get out of debt; pay down; pay back; payback; loan; loans; student loan; credit cards; klarna;
    buy now pay later; interest; mortgage; deposit; for a deposit; house fund; save for a house; buy a house;
    buy a flat; buy a home; own home; first home; down payment; holiday fund; travel fund; pension; retirement;
    retire; retire early; retirement savings; invest; investing; investment; investments; stock market; stocks;
    shares; index fund; index funds; isa; 401k; passive income; financial freedom; financially free;
    financial independence; financial plan; personal finance; taxes; tax return; tax; bills; energy bill;
    electricity bill; heating bill; lower my bills; gas bill; water bill; utility bills; pay bills; council tax; rent;
    expenses; track expenses; track my spending; outgoings; live within my means; within my means; frugally; thrifty;
    thrift; cheaper; haggle; accounts; bookkeeping; balance my books; household budget; budgets; envelope method;
    cash; pocket money; allowance; coupons; economise; earn more money; make more money; make money; side hustle;
    extra income; wealth; wealthy; rich; millionaire; financial literacy; financial stress; money worries;
    money stress; money stressed; money better; good with money; better with money; bad with money; money last;
    money vanishes; money disappear; money disappears; save on; cost of living; inflation; gambling money; lattes;
    money habits; money management; manage money; manage my money; handle money; wages; my wages; pay packet;
    paycheck; impulse; impulse buys; splurge; splurging; squander; haemorrhaging money; leaking money; purse strings;
    tighten my belt; money matters; bank; the bank; balance; bank app; financially stable; stability financial;
    money stuff; money sorted; sort my money; sort my finances; sort out my money; sort out my finances;
    money in order; finances in order; finance; financial health; make ends meet; ends meet; money tree; fortune;
    credit score; credit; own a house; own a home; own a flat; car fund; wedding fund; save; saver; super saver;
    sinking fund; money box; spare change; coins; lottery; overspender; spendthrift; sales shopping; shop less;
    bargain; bargains; new shoes; parcels; asos; vinted; temu; parcel; cheapskate; tight with money; stingy;
    ordering stuff; stop ordering; order stuff; salary; my salary; where my money; where the money; money goes;
    where it all goes; months of expenses; pay myself first; financial; finances; too many credit; credits;
    pay off my; repay; owe; owing; owe money; pay what i owe; money owed; cheap; discount; spend my; spending on;
    spend on; house deposit; spreadsheet of expenses; penny pinch; pay day; bonus; bankrupt; bankruptcy; bailiffs;
    collectors; checkbook; chequebook; adulting with money; money talk; pocket; pockets; piggybank; tax bill;
    rent money; saving up; put by; put money; put some money; stash; cushion; buffer; safety net; security;
    financially secure; kids university fund; college fund; fund; funds
  `,
  weak: `
    pay; cost; costs; price; euros; dollars; pounds; euro; account; month; store; sale; sales; expensive; cheap;
    house
  `,
  not: `
    pay attention; pay more attention; pay it forward; pay my respects; price of; sale event; sales job; sales pitch;
    bank of the river; river bank; blood bank; bank clerk; job in a bank; pay rise; spend more; spend the evening;
    spend evenings; spend sundays; spend weekends; spend less on my phone; spend less hours; rich in; rich life;
    enrich; for what it is worth; money to charity; give money; donate money; donate; shares on facebook; interest in;
    lose interest; interest fades; interests; of interest; interesting; wealth of; rich soil; saving energy; save the;
    saving water; saving the planet; cash flow job; tax on my; taxing; account of; on account; on my account;
    accountable; accountability; accountant exam; instagram account; twitter account; stocks and soups; stock cube;
    stock pot; penny for; spend more quality; cheap thrills; save my; saving my marriage; rent out; buy local;
    buy plastic; buying plastic; buy cigarettes; buying cigarettes; deposit bottles; bottle deposit; take stock;
    screen time budget; time budget; savings of co2; carbon budget; bring shopping bags; shopping bags;
    carry shopping; carry the shopping; carry my shopping; spend less screen; in the store; spending less time;
    spending time; spending more time; time spending; retirement party; retirement home; retired; since i retired;
    retire to bed; time saving; life saving; balance on; on one leg; balance board; my balance physically;
    balance exercises; better balance; work balance; life balance; balance my life; balance better; save my knees;
    save my eyes; save myself; save the bees; save the date; save animals; save lives; life saver; credit where;
    credit cards of; new shoes for running; impulse to; impulse control with; bank of england quiz; save plastic;
    save food; save paper; save my sanity; save my voice; save my back; save the world; save earth; save time;
    pelvic cushion; sit on a cushion; meditation cushion; cushion covers; back pocket phone; pocket computer;
    phone in my pocket; social security office; salary negotiation; negotiate my salary; higher salary; better salary;
    salary raise; raise my salary; salary rise; raise funds; fund raising; national security; cyber security;
    college fund raising; fundraiser; stash of wine; stash of chocolate; discount books; cheap wine; cheap booze;
    safety net for; spend on my phone; spend on screens; spend on social; spending on my phone; spend my evenings;
    spend my time; spend my weekends; time i spend; hours i spend; spend my days
  `,
  foreign: {
    es: `
      ahorr*; dinero; deuda*; gastos; gastar; gasto; presupuesto; finanzas; invertir; inversion*; tarjeta de credito;
      hipoteca; sueldo; jubilacion; fin de mes; llegar a fin; pagar; plata; facturas; comprar menos;
      entrada de un piso
    `,
    fr: `
      argent; epargn*; economis*; economies; dettes; dette; budget; depens*; investir; credit; fin de mois; finances;
      factures; retraite; acheter moins; mettre de l argent; decouvert; sous de cote
    `,
    de: `
      geld; sparen; spar*; schulden; budget; ausgaben; ausgeben; finanz*; investier*; kredit; haushaltsbuch; rente;
      notgroschen; aktien; konto; rechnungen; dispo; altersvorsorge; monatsende; haushaltsgeld; einkaufen weniger;
      shoppen
    `,
    pt: `
      dinheiro; poupar; economizar; guardar dinheiro; juntar dinheiro; dividas; divida; gastos; gastar; orcamento;
      financas; investir; cartao de credito; contas; fim do mes; aposentadoria; financeir*; poupanca; grana;
      casa propria
    `,
    it: `
      soldi; risparmi*; denaro; debit*; spese; spendere; budget; finanz*; investire; mutuo; bollett*; fine mese;
      pensione; stipendio; mettere da parte; conto in banca; carta di credito; spendo; comprare meno
    `,
    nl: `
      geld; sparen; spaar*; schuld*; budget; uitgaven; uitgeven; financi*; beleggen; investeren; hypotheek;
      rekeningen; pensioen; bezuinigen; rondkomen; einde van de maand; creditcard; zuinig*; opzij; huishoudboekje
    `,
    pl: `
      oszczedz*; oszczedn*; pieniad*; pieniedzy; dlug*; dlugi; dlugow; wydawac; wydatk*; budzet*; finans*; inwest*;
      kredyt*; rachunk*; emerytur*; odlozyc; odkladac pieniadze; do pierwszego; konto; kase; mieszkanie na
    `,
    sv: `
      spara; pengar; skuld*; budget; utgifter; ekonomi; investera; lan; lån; rakningar; pension; sparande; buffert;
      kreditkort; lonen; kontantinsats; privatekonomi; aktier; fonder; slosa; shoppa mindre; betala av
    `,
    tr: `
      para*; biriktir*; tasarruf*; borc*; borç*; butce*; bütçe*; harcama*; yatirim*; yatırım*; kredi*; finans*;
      fatura*; maas*; ay sonu*; emekli*; alisveris*; gelir*
    `,
    hi: `
      paisa; paise; bachat; karz; karza; karj; udhaar; kharcha; kharch; budget; nivesh; paise bachana; paise jodna;
      paise bachane; karze; loan chuka; emi; पैसा; पैसे; बचत; कर्ज; क़र्ज़; खर्च; बजट; निवेश; उधार; बचाना; लोन
    `,
    ja: `
      貯金; お金; 節約; 借金; 家計; 貯め; 投資; 無駄遣い; 支出; 貯蓄; 老後; 給料
    `,
    zh: `
      存钱; 省钱; 理财; 钱; 债; 预算; 攒钱; 花钱; 投资; 信用卡; 存錢; 還債; 还债; 还清; 月光; 开销; 房贷; 消费; 记账
    `,
    ar: `
      المال; مال; أدخر; ادخار; الادخار; توفير المال; توفير; ديون; ديوني; الديون; ميزانية; المصاريف; الاستثمار; أصرف;
      الفلوس; فلوس; نقود; أوفر; راتب; الراتب; قرض
    `,
    ru: `
      деньги; денег; копить; накопить; сбереж*; эконом*; долг*; долги; бюджет*; расход*; трат*; инвест*; кредит*;
      ипотек*; финанс*; зарплат*; откладывать деньги; пенси*; тратить; подушк*
    `,
    ko: `
      돈; 저축; 절약; 빚; 예산; 투자; 지출; 대출; 재테크; 월급; 가계부; 적금
    `,
  },
};
