/** People that acts are about, parted by semicolons. */
export const FAMILY = `
  wife; husband; partner; kid; child; son; daughter; mum; mom; mother; dad; father; parent; sister; brother; gran; nan; grandma; grandad; granddad; grandpa;
  grandmother; grandfather; granddaughter; grandson; grandchild; grandkid; niece; nephew; cousin; aunt; auntie; uncle; family; babcia; dziadek; lola; lolo; nana; amma; appa; abba; ammi; dadi; nani; yiayia; bubbe; zayde; tita; halmoni; grandparent; teenager; stepdad; stepmum; stepmom; brother-in-law; baby; toddler; boyfriend; girlfriend; twin;
  date; fiance; fiancee; stepson; stepdaughter; missus; hubby; teenager; law; spouse; godson; goddaughter; eldest; youngest; teen; mam; nonna; oma; opa
`;
export const OTHERS =
  'friend; mate; pal; neighbour; neighbor; stranger; colleague; people; person; someone; somebody; club; group; buddy; penpal; classmate; flatmate; housemate; roommate; lads; lad; guy; guys; men; women; man; woman; team; crew; gang; girls; company; teammate; coworker; regular';
