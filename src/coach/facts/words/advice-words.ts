/** Somebody who knows speaks of the writer's body. */
export const ADVICE = `
  (doctor|doc|gp|physio|physiotherapist|midwife|consultant|surgeon|nurse|osteopath|chiropractor|cardiologist|specialist|dietitian|dentist|hospital|
  clinic|podiatrist) (has|have|just|always)? (said|say|told|tell|want|forbid|forbade|forbidden|ban|banned|warn|warned|advise|advised|recommended|order|
  ordered|put|insist); doctor's orders; doctors orders; (am|was|been|be) told (by my)?; (am|been) (forbidden|advised|warned)
`;
/** What is not to be done follows. */
export const ADVISED_AGAINST =
  '^ .. (no|not|never|avoid|against|stop|without|off|quit|cut out|lay off|stay off|keep off|stay away from|too much)';
