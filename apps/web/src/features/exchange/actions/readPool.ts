import { tyronDexService, type TyronDexState } from '@tyto/exchange'
import type { Address } from '@tyto/primitives'
import { checkService } from '../../../shared/chain/reads/checkService'
import { ActionError } from '../../../shared/errors/ActionError'
import type { RequestContext } from '../../../shared/transaction/action/action'
import { checkTrader } from './checkTrader'
import { readMarket } from './readMarket'

/** The pool as it is now, once the wallet may act on it. Throws `ActionError` where there is none to read. */
export async function readPool(wallet: Address, context: RequestContext): Promise<TyronDexState> {
  const [{ exchanges, services }] = await Promise.all([readMarket(context), checkTrader(wallet, context)])
  if (exchanges.tyronDex === undefined) throw new ActionError('NoOffer')
  if (exchanges.tyronDex === null) throw new ActionError('ExchangeUnread')
  const place = services.get(tyronDexService)
  if (place !== undefined) await checkService(context, tyronDexService, place)
  return exchanges.tyronDex
}
