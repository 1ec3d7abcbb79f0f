import { didWallet, defiWallet, nameRegistry, ssnList, zrc2Token, zrc6Token } from '../../src'
import type { Address } from '@tyto/primitives'
import { callOf, dids, isDid, nft, recovery, trades, type Act, type ActKind } from './acts'
import type { PromiseRow } from './promiseRow'
import { could, type Place, type Seat, type Stage } from './stage'
import { tokensOf, tradeRows } from './tradeRows'

const allowed = ({ world, tyron }: Stage, of: Address, by: Address) =>
  world.read(zrc2Token(tyron).fields.allowances.at(of).at(by)) ?? 0n
const controllerOf = ({ world, wallets }: Stage, at: Place) =>
  world.read(didWallet(wallets[at]).fields.controller)
const nftOwner = ({ world, pictures }: Stage) => world.read(zrc6Token(pictures).fields.token_owners.at(nft))
const other = (seat: Seat): readonly Seat[] =>
  (['alice', 'bruno', 'carol'] as const).filter((one) => one !== seat)

/** Could somebody do this now? */
function may(stage: Stage, by: Seat, act: Omit<Act, 'by'>): boolean {
  const call = callOf(stage, { ...act, by })
  return call !== null && could(stage, stage.people[by], call)
}

/** The acts of a list that somebody could do now. */
function open(stage: Stage, by: Seat, at: Place, kinds: readonly ActKind[], to: Seat): readonly ActKind[] {
  return kinds.filter((kind) => may(stage, by, { kind, at, to, amount: 1n }))
}

function none(found: readonly string[], what: string): string | null {
  return found.length === 0 ? null : `${what}: ${found.join(', ')}`
}

/** The content of a document, with who controls it and where its subdomains lead. */
function documentOf({ world, wallets }: Stage, at: Place): string {
  const { fields } = didWallet(wallets[at])
  const all = [fields.verification_methods, fields.social_guardians, fields.did_domain_dns, fields.services]
  const told = all.map((field) => {
    const entries = [...(world.read(field as never) as ReadonlyMap<string, unknown>)]
    return entries.map((entry) => JSON.stringify(entry)).sort((a, b) => a.localeCompare(b))
  })
  return JSON.stringify([told, world.read(fields.controller)])
}

/** Whom a name's halves lead to. */
function halvesOf({ world, registry }: Stage, id: string) {
  const { dns, did_dns } = nameRegistry(registry).fields
  return { ssi: world.read(dns.at(id as never)), did: world.read(did_dns.at(id as never)) }
}

const outOfDid: readonly ActKind[] = [
  'send',
  'pay',
  'allow',
  'ask',
  'subdomain',
  'operator',
  'spender',
  'passNft',
  ...trades,
]
const outOfKind: readonly ActKind[] = [
  'send',
  'pay',
  'allow',
  'offer',
  'delegate',
  'unstake',
  'collect',
  'swapAsk',
  ...trades,
]
const control: readonly ActKind[] = [...outOfDid, 'forget', 'name', 'nameOnly', 'lower', 'noOperator']
const kinds: readonly Place[] = ['defi', 'stake', 'soulbound']

/** May a spender take what was allowed, as far as there is any? */
function takes(stage: Stage, { at, to }: Act): string | null {
  const of = stage.wallets[at]
  const [has, may_] = [tokensOf(stage, of), allowed(stage, of, stage.people[to].address)]
  const most = has < may_ ? has : may_
  if (may_ === 0n) return 'nothing is allowed'
  if (most === 0n) return null
  return may(stage, to, { kind: 'take', at, to, amount: most }) ? null : 'cannot be taken'
}

export const rows: readonly PromiseRow[] = [
  {
    keys: [
      'transaction/summary.allows',
      'allowances/lead',
      'allowances/form.meansMore',
      'allowances/noneHint',
    ],
    of: 'allow',
    until: ['lower', 'take'],
    now: takes,
    later: takes,
  },
  {
    keys: ['transaction/summary.allowsNothing', 'allowances/form.meansLess'],
    of: 'lower',
    until: ['allow'],
    later: (stage, { at, to }, after) =>
      allowed(after, after.wallets[at], after.people[to].address) > 0n ||
      !may(stage, to, { kind: 'take', at, to, amount: 1n })
        ? null
        : 'it is still taken',
  },
  {
    keys: ['transaction/summary.nftOperator', 'nftOperations/operatorsHint', 'estate/promise.operator'],
    of: 'operator',
    until: ['noOperator'],
    later: (stage, { at, to }) =>
      nftOwner(stage) !== stage.wallets[at] ||
      at === 'brunos' ||
      may(stage, to, { kind: 'takeNft', at, to, amount: 1n })
        ? null
        : 'the operator cannot pass it on',
  },
  {
    keys: ['transaction/summary.nftSpender', 'nftOperations/lead.spender'],
    of: 'spender',
    until: ['noSpender', 'spender', 'passNft', 'takeNft'],
    later: (stage, { at, to }) =>
      nftOwner(stage) !== stage.wallets[at] ||
      at === 'brunos' ||
      may(stage, to, { kind: 'takeNft', at, to, amount: 1n })
        ? null
        : 'the spender cannot pass it on',
  },
  {
    keys: ['transaction/summary.nftGoes', 'nftOperations/lead.transfer', 'nftOperations/byList.lead'],
    of: 'passNft',
    at: ['did'],
    until: ['spender', 'operator'],
    // Who gave it, and whomever that one named, have nothing to do with it any more.
    now: (stage, { at, to, by }) =>
      nftOwner(stage) === stage.wallets[at] || !may(stage, by, { kind: 'passNft', at, to, amount: 1n })
        ? null
        : 'who gave it passes it on again',
  },
  {
    keys: [
      'transaction/summary.successorAsked',
      'settings/controller.asks',
      'settings/controller.stillYours',
      'settings/controller.waits',
      'moments/asked.title',
      'settings/claim.nothingYet',
    ],
    of: 'ask',
    until: ['accept', 'recover'],
    now: (stage, { at }, before) =>
      documentOf(stage, at) === documentOf(before, at) ? null : 'something changed',
    later: (stage, { at }, after) =>
      controllerOf(stage, at) === controllerOf(after, at) ? null : 'it obeys somebody else unaccepted',
  },
  {
    keys: ['transaction/summary.successorGone', 'moments/asked.gone'],
    of: 'forget',
    until: ['ask'],
    later: (stage, { at }) =>
      none(
        (['alice', 'bruno', 'carol'] as const).filter((one) =>
          may(stage, one, { kind: 'accept', at, to: one, amount: 1n }),
        ),
        'accepts',
      ),
  },
  {
    keys: [
      'transaction/summary.successorTakes',
      'settings/controller.loses',
      'settings/claim.gains',
      'transaction/summary.youControl',
      'transaction/summary.someoneControls',
      'create/new.lead',
      'did/lead',
      'common/session.controllerCan',
      'session/access.controller',
    ],
    of: 'accept',
    until: ['ask', 'accept', 'recover'],
    later: (stage, { at, by }) =>
      none(
        other(by).flatMap((one) => open(stage, one, at, control, by).map((kind) => `${one} ${kind}`)),
        'somebody else does',
      ),
  },
  {
    keys: ['transaction/summary.keysStay', 'settings/claim.stays', 'moments/claimed.yours'],
    of: 'accept',
    now: ({ world, wallets }, { at }, before) => {
      const keys = (from: Stage) =>
        JSON.stringify([...(from.world.read(didWallet(wallets[at]).fields.verification_methods) ?? [])])
      return keys(before) === keys({ ...before, world }) ? null : 'keys changed'
    },
  },
  {
    keys: ['moments/recovered.allowances', 'transaction/summary.opensAgain'],
    of: 'recover',
    now: (stage, { at }, before) =>
      none(
        (['alice', 'bruno', 'carol'] as const).filter(
          (one) =>
            allowed(stage, stage.wallets[at], stage.people[one].address) !==
            allowed(before, before.wallets[at], before.people[one].address),
        ),
        'an allowance changed',
      ),
  },
  {
    keys: [
      'update/recover.lead',
      'update/recover.left',
      'moments/recovered.yours',
      'moments/recovered.theirs',
    ],
    of: 'newKeys',
    until: ['recover'],
    // The update without a signature exists once.
    now: (stage, { at, by }) =>
      may(stage, by, { kind: 'newKeys', at, to: 'carol', amount: 1n })
        ? 'a second update needs no signature'
        : null,
  },
  {
    keys: [
      'transaction/summary.locks',
      'transaction/summary.locksAlone',
      'recovery/lock.meanwhile',
      'recovery/lock.closed',
      'moments/locked.hint',
      'recovery/lock.hint',
    ],
    of: 'lock',
    until: ['recover'],
    now: (stage, { at, by }) => none(open(stage, by, at, outOfDid, 'carol'), 'still open'),
    later: (stage, { at }, after) =>
      documentOf(stage, at) !== documentOf(after, at)
        ? 'the document changed'
        : stage.world.balance(stage.wallets[at]) < after.world.balance(after.wallets[at])
          ? 'it paid ZIL'
          : null,
  },
  {
    keys: ['transaction/summary.locksOthers', 'chain/who.locked'],
    of: 'lock',
    at: ['did'],
    until: ['recover'],
    later: (stage, { by }) =>
      none(
        kinds
          .filter((kind) => obeysAlice(stage, kind))
          .flatMap((kind) =>
            open(stage, by, kind, ['send', 'pay', 'allow', 'offer'], 'carol').map((act) => `${kind} ${act}`),
          ),
        'still open',
      ),
  },
  {
    keys: [
      'recovery/lock.undo',
      'safety/posture.asleep.hint',
      'wallet/closed.DidLocked',
      'errors/next.DidLocked',
      'recovery/lock.Locked',
    ],
    of: 'lock',
    at: ['did'],
    until: ['recover'],
    later: (stage, { at }) =>
      could(stage, stage.people.carol, recovery(stage, at, stage.people.carol.address))
        ? null
        : 'its guardians cannot open it',
  },
  {
    keys: [
      'transaction/summary.ends',
      'did/deactivate.hint',
      'did/deactivate.lasting',
      'moments/deactivated.hint',
      'errors/DidDeactivated',
      'safety/posture.closed.hint',
      'recovery/execute.deactivated',
    ],
    of: 'end',
    now: (stage, { at }) =>
      could(stage, stage.people.carol, recovery(stage, at, stage.people.carol.address))
        ? 'guardians recover it'
        : null,
    later: (stage, { at }, after) => {
      const id = at === 'brunos' ? stage.bruno.id : stage.alice.id
      const [then, now] = [halvesOf(after, id), halvesOf(stage, id)]
      if (documentOf(stage, at) !== documentOf(after, at)) return 'the document changed'
      const owned = then.ssi === stage.wallets[at]
      return owned && (then.ssi !== now.ssi || then.did !== now.did) ? 'its name leads elsewhere' : null
    },
  },
  {
    keys: ['did/deactivate.warning'],
    of: 'end',
    later: (stage, { at, by }) =>
      stage.world.balance(stage.wallets[at]) < 2n * 10n ** 12n ||
      may(stage, by, { kind: 'send', at, to: by, amount: 1n })
        ? null
        : 'its money is stuck',
  },
  {
    keys: ['transaction/summary.nameLeaves', 'transaction/summary.didGoesAlong', 'nft/transfer.warning'],
    of: 'name',
    until: ['name', 'nameOnly'],
    later: (stage, { at, to }) => {
      const id = at === 'brunos' ? stage.bruno.id : stage.alice.id
      const wallet = to === 'bruno' ? stage.wallets.brunos : stage.wallets.did
      const { ssi, did } = halvesOf(stage, id)
      return ssi === wallet && did === wallet ? null : 'the name leads elsewhere'
    },
  },
  {
    keys: ['transaction/summary.didStays', 'nft/transfer.onlySsiHint'],
    of: 'nameOnly',
    until: ['name', 'nameOnly'],
    now: (stage, { at }, before) => {
      const id = at === 'brunos' ? stage.bruno.id : stage.alice.id
      return halvesOf(stage, id).did === before.wallets[at] ? null : 'name.did leads elsewhere'
    },
  },
  {
    keys: [
      'transaction/summary.walletStops',
      'ownership/pause.means',
      'ownership/pause.isPaused',
      'moments/paused.hint',
      'ownership/pause.undo',
    ],
    of: 'pause',
    until: ['unpause'],
    now: (stage, { at, by }, before) =>
      none(open(stage, by, at, outOfKind, 'carol'), 'still open') ??
      (isLocked(stage) || may(stage, by, { kind: 'unpause', at, to: by, amount: 1n })
        ? null
        : 'it cannot be unpaused') ??
      (obeyed(stage, at) === obeyed(before, at) ? null : 'it obeys somebody else'),
    later: (stage, { at, by }, after) =>
      stage.world.balance(stage.wallets[at]) < after.world.balance(after.wallets[at])
        ? 'it paid ZIL'
        : obeysAlice(after, at) && obeysAlice(stage, at)
          ? none(
              other(by).filter(
                (one) =>
                  speaksFor(stage, one) === false &&
                  may(stage, one, { kind: 'unpause', at, to: by, amount: 1n }),
              ),
              'unpauses',
            )
          : null,
  },
  {
    keys: [
      'transaction/summary.walletOffered',
      'ownership/transfer.asks',
      'ownership/offer.to',
      'moments/offered.title',
      'ownership/offer.untilThen',
    ],
    of: 'offer',
    at: ['defi', 'stake'],
    until: ['claim'],
    now: (stage, { at }, before) =>
      obeyed(stage, at) === obeyed(before, at) ? null : 'it obeys somebody else',
    later: (stage, { at }, after) =>
      obeyed(stage, at) === obeyed(after, at) ? null : 'it obeys somebody else unaccepted',
  },
  {
    keys: ['transaction/summary.walletStays', 'moments/offered.gone'],
    of: 'noOffer',
    at: ['defi', 'stake'],
    until: ['offer'],
    later: (stage, { at }) =>
      none(
        (['alice', 'bruno', 'carol'] as const).filter((one) =>
          may(stage, one, { kind: 'claim', at, to: one, amount: 1n }),
        ),
        'claims',
      ),
  },
  {
    keys: [
      'transaction/summary.walletLost',
      'transaction/summary.walletPasses',
      'ownership/transfer.loses',
      'ownership/claim.gains',
    ],
    of: 'claim',
    at: ['defi', 'stake'],
    until: ['offer', 'claim', 'name', 'nameOnly', 'accept', 'recover'],
    later: (stage, { at, by }) =>
      none(
        other(by).flatMap((one) =>
          open(stage, one, at, ['send', 'pay', 'offer', 'pause', 'unpause'], by).map(
            (kind) => `${one} ${kind}`,
          ),
        ),
        'somebody else does',
      ),
  },
  {
    keys: [
      'transaction/summary.swapAsked',
      'stakingSwap/lead',
      'stakingSwap/pending.until',
      'moments/swap.asked',
    ],
    of: 'swapAsk',
    until: ['swapTake', 'swapEnd', 'delegate', 'unstake', 'complete'],
    later: (stage, { at }, after) =>
      stakeOf(stage, at) === stakeOf(after, at) ? null : 'the stake moved unconfirmed',
  },
  {
    keys: ['transaction/summary.swapEnds', 'moments/swap.revoked'],
    of: 'swapEnd',
    until: ['swapAsk'],
    later: (stage, { at }) =>
      none(
        (['alice', 'bruno', 'carol'] as const).filter((one) =>
          may(stage, one, { kind: 'swapTake', at, to: one, amount: 1n }),
        ),
        'takes it',
      ),
  },
  {
    keys: [
      'transaction/summary.swapGives',
      'stakingSwap/request.final',
      'stakingSwap/moves.all',
      'moments/swap.confirmed',
    ],
    of: 'swapTake',
    until: ['delegate'],
    later: (stage, { at }) => (stakeOf(stage, at) === 0n ? null : 'some of it came back'),
  },
  {
    keys: ['transaction/summary.stakeGrows', 'staking/lead', 'staking/staysYours'],
    of: 'delegate',
    until: ['unstake', 'swapTake', 'swapAsk'],
    later: (stage, { at }, after) =>
      stakeOf(stage, at) >= stakeOf(after, at) ? null : 'the stake fell by itself',
  },
  ...tradeRows,
]

function obeyed({ world, wallets }: Stage, at: Place): string | null {
  return at === 'soulbound' ? null : world.read(defiWallet(wallets[at]).fields.nft_domain)
}

function stakeOf({ world, wallets, implementation, nodes }: Stage, at: Place): bigint {
  const { deposit_amt_deleg } = ssnList(implementation).fields
  return nodes.reduce(
    (sum, node) => sum + (world.read(deposit_amt_deleg.at(wallets[at]).at(node.address)) ?? 0n),
    0n,
  )
}

/** Does a wallet obey the domain of Alice's DID wallet, as it did at first? */
function obeysAlice(stage: Stage, at: Place): boolean {
  const name = halvesOf(stage, stage.alice.id)
  return name.did === stage.wallets.did && (at === 'soulbound' || obeyed(stage, at) === stage.alice.id)
}

/** Does somebody control what Alice's name leads to? */
function speaksFor(stage: Stage, seat: Seat): boolean {
  const did = halvesOf(stage, stage.alice.id).did
  const at = dids.find((place) => stage.wallets[place] === did)
  return at !== undefined && isDid(at) && controllerOf(stage, at) === stage.people[seat].address
}

/** Is what Alice's name leads to locked? Then its wallets are closed, their pause too. */
function isLocked(stage: Stage): boolean {
  const { did } = halvesOf(stage, stage.alice.id)
  return did !== null && stage.world.read(didWallet(did).fields.is_locked) === true
}
