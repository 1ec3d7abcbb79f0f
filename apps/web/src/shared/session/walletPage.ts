import type { ZilPayPage } from '@tyto/chain'

/** Where an extension puts its object. It is read again each time, since extensions appear late. */
export const walletPage: ZilPayPage = {
  get zilPay(): unknown {
    return Reflect.get(window, 'zilPay')
  },
  get events(): EventTarget {
    return window
  },
}
