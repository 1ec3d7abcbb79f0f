import type { ContractCall } from '@tyto/abi'
import { readField, readHoldings, valueOr, type Holding, type Holdings } from '@tyto/chain'
import { defiWallet, olderZilWallet, ssnListProxy, zilWallet } from '@tyto/contracts'
import { parseVersion, walletRules } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { checkService } from '../../../../shared/chain/reads/checkService'
import { ActionError } from '../../../../shared/errors/ActionError'
import type { RequestContext } from '../../../../shared/transaction/action/action'
import { stakeID } from '../../actions/stakingCalls'
import { findProgramme, type Programme } from '../programme'
import { swapObstacle } from '../swapObstacle'
import type { SwapSide } from '../swapSide'

/** Gas limits: a handover walks over the nodes of both. */
export const swapGas = 10_000n

type SwapOrder =
  | { readonly kind: 'request'; readonly to: Address }
  | { readonly kind: 'revoke' }
  | { readonly kind: 'confirm' | 'reject'; readonly requestor: Address }

/** Who orders, and what both have now. */
interface SwapFacts {
  readonly self: Holding
  readonly other: Holding | null
  readonly holdings: Holdings
}

/**
 * Makes the call of a swap: by the staking wallet, of any version, or by the account itself to the programme. Throws an
 * `ActionError` where the programme would refuse it as things stand.
 */
export async function swapCall(
  side: SwapSide,
  order: SwapOrder,
  context: RequestContext,
): Promise<ContractCall> {
  const { client, network, account } = context
  const programme = await findProgramme(client, network)
  if (programme === null) throw new ActionError('StakingMissing')
  const self = side.wallet ?? account
  const other = order.kind === 'request' ? order.to : order.kind === 'revoke' ? null : order.requestor
  const asked = other === null ? [self] : [self, other]
  const holdings = await readHoldings(client, programme, asked)
  if (holdings === null) throw new ActionError('StakingMissing')
  const [first, second = null] = holdings.holdings
  checkOrder(order, { self: first!, other: second, holdings })
  if (side.wallet === null) {
    await checkService({ client, network }, stakeID, programme.proxy)
    return callOfAccount(programme, order)
  }
  const version = valueOr(await readField(client, zilWallet(side.wallet).fields.version), '')
  return callOfWallet({ wallet: side.wallet, domain: side.domain }, order, version)
}

/** Refuses before any gas what the chain would refuse. */
function checkOrder(order: SwapOrder, { self, other, holdings }: SwapFacts): void {
  if (order.kind === 'request') {
    if (order.to === self.delegator) throw new ActionError('SwapWithOneself')
    refuse(holdings, self, other)
    return
  }
  const offer = order.kind === 'revoke' ? self : other
  const isOpen = order.kind === 'revoke' ? self.offeredTo !== null : offer?.offeredTo === self.delegator
  if (!isOpen) throw new ActionError('SwapNotOffered')
  if (order.kind === 'confirm' && other !== null) refuse(holdings, other, self)
}

function refuse(holdings: Holdings, from: Holding, to: Holding | null): void {
  const obstacle = swapObstacle(holdings, from, to)
  if (obstacle === null) return
  const isUnsettled = obstacle.reason === 'buffered' || obstacle.reason === 'uncollected'
  throw new ActionError(isUnsettled ? 'SwapUnsettled' : 'SwapImpossible')
}

function callOfAccount({ proxy }: Programme, order: SwapOrder): ContractCall {
  const programme = ssnListProxy(proxy)
  switch (order.kind) {
    case 'request':
      return programme.RequestDelegatorSwap({ new_deleg_addr: order.to })
    case 'revoke':
      return programme.RevokeDelegatorSwap({})
    case 'confirm':
      return programme.ConfirmDelegatorSwap({ requestor: order.requestor })
    case 'reject':
      return programme.RejectDelegatorSwap({ requestor: order.requestor })
  }
}

function callOfWallet(
  { wallet, domain }: { readonly wallet: Address; readonly domain: string },
  order: SwapOrder,
  version: string,
): ContractCall {
  const older = { username: domain, stakeID, tyron: null }
  const zil = { stakeID, tyron: null }
  const defi = { dApp: stakeID, tyron: null }
  const isOlder = !walletRules(version).stakesWithoutUsername
  const isDefi = parseVersion(version).kind === 'defi'
  switch (order.kind) {
    case 'request': {
      const newDelegAddr = order.to
      if (isOlder) return olderZilWallet(wallet).RequestDelegatorSwap({ ...older, newDelegAddr })
      if (isDefi) return defiWallet(wallet).RequestDelegatorSwap({ ...defi, newDelegAddr })
      return zilWallet(wallet).RequestDelegatorSwap({ ...zil, newDelegAddr })
    }
    case 'revoke':
      if (isOlder) return olderZilWallet(wallet).RevokeDelegatorSwap(older)
      return isDefi
        ? defiWallet(wallet).RevokeDelegatorSwap(defi)
        : zilWallet(wallet).RevokeDelegatorSwap(zil)
    case 'confirm':
    case 'reject': {
      const { requestor } = order
      const name = order.kind === 'confirm' ? 'ConfirmDelegatorSwap' : 'RejectDelegatorSwap'
      if (isOlder) return olderZilWallet(wallet)[name]({ ...older, requestor })
      if (isDefi) return defiWallet(wallet)[name]({ ...defi, requestor })
      return zilWallet(wallet)[name]({ ...zil, requestor })
    }
  }
}
