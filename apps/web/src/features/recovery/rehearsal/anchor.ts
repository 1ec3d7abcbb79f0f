/** The part after `#` that leads to the rehearsal on the recovery page. */
export const rehearsalAnchor = '#rehearsal'
