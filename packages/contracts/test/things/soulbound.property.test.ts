import fc from 'fast-check'
import type { Execution } from '@tyto/execution'
import { addKey, holderMessage, issuerMessage, type SoulboundWallet } from '@tyto/identity'
import { bytesToHex, signSchnorr, type Address, type Hex } from '@tyto/primitives'
import { expect, test } from 'vitest'
import { didWallet, sbtWallet } from '../../src'
import { ownName, signDocument, type Owner } from '../people'
import { localChainId, person, protocolWorld, succeeds, type Person, type ProtocolWorld } from '../world'
import { sequences } from '../sequences'

const people = ['alice', 'bruno', 'carol'] as const
/** Each has a name, a soulbound wallet, and a key that signs as holder and as issuer. */
interface Member {
  readonly name: string
  readonly owner: Owner
  readonly wallet: Address
  readonly key: Person
}

/** Somebody tries something with somebody's wallet. Null: the one whom it was made for. */
type Attempt =
  | {
      readonly kind: 'tell'
      readonly by: number | null
      readonly at: number
      readonly to: number
      readonly text: string
    }
  /** Somebody brings a message that the holder of `signer` signed for the wallet of `at` as it stood. */
  | {
      readonly kind: 'bring'
      readonly by: number
      readonly at: number
      readonly to: number
      readonly signer: number | null
      readonly text: string
    }
  /** A key signs the message of `at` for the issuer `of`, as it stands: kept for later. Null: the newest message. */
  | {
      readonly kind: 'sign'
      readonly signer: number | null
      readonly at: number | null
      readonly of: number | null
    }
  /** One of the last signatures is brought to some wallet. */
  | {
      readonly kind: 'mint'
      readonly by: number
      readonly at: number | null
      readonly of: number | null
      readonly which: number
    }
  | { readonly kind: 'pause' | 'unpause'; readonly by: number; readonly at: number }

const someone = fc.nat(people.length - 1)
/** Mostly the right one. */
const maybe = fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: someone })
const kindOf = <Kind extends string>(kind: Kind) => ({ kind: fc.constant(kind) })
const text = fc.constantFrom('one', 'two')
const attempt: fc.Arbitrary<Attempt> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ ...kindOf('tell'), by: maybe, at: someone, to: someone, text }) },
  {
    weight: 2,
    arbitrary: fc.record({ ...kindOf('bring'), by: someone, at: someone, to: someone, signer: maybe, text }),
  },
  { weight: 6, arbitrary: fc.record({ ...kindOf('sign'), signer: maybe, at: maybe, of: maybe }) },
  {
    weight: 8,
    arbitrary: fc.record({ ...kindOf('mint'), by: someone, at: maybe, of: maybe, which: fc.nat(2) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('pause' as const, 'unpause' as const),
      by: someone,
      at: someone,
    }),
  },
)

/** The wallets as they ought to be, kept beside the chain; keys are `holder issuer`. */
interface Model {
  readonly messages: Map<string, { readonly text: string; readonly version: number }>
  readonly tokens: Map<string, Hex>
  readonly paused: Set<number>
  /** Signatures: what they are good for. */
  readonly signed: {
    readonly signature: Hex
    readonly isIssuers: boolean
    readonly at: number
    readonly of: number
    readonly version: number
  }[]
  newest?: { readonly at: number; readonly of: number }
  /** Rises with each message and token. */
  version: number
}

let minted = 0

test('nobody without the issuer’s key gets a token, and none counts twice or elsewhere', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(attempt, { minLength: 24, maxLength: 60 }), async (attempts) => {
      const protocol = await protocolWorld()
      const members: Member[] = []
      for (const name of people) members.push(await join(protocol, name))
      const model: Model = {
        messages: new Map(),
        tokens: new Map(),
        paused: new Set(),
        signed: [],
        version: 0,
      }
      for (const one of attempts) step(protocol, members, model, one)
      for (const [at, { wallet }] of members.entries()) {
        const { fields } = sbtWallet(wallet)
        for (const [of, { name }] of members.entries()) {
          const place = `${at} ${of}`
          expect(protocol.world.read(fields.ivms101.at(name))).toBe(model.messages.get(place)?.text ?? null)
          expect(protocol.world.read(fields.sbt.at(name))).toBe(model.tokens.get(place) ?? null)
        }
      }
    }),
    sequences(40),
  )
  expect(minted).toBeGreaterThan(20)
})

async function join(protocol: ProtocolWorld, name: string): Promise<Member> {
  const owner = await ownName(protocol, name)
  const key = person(`${name} / sbt`)
  const document = [addKey('sbt', key.publicKey, 'none')]
  const signature = signDocument(protocol, owner.wallet, owner.updateKey, 'DidUpdate', document)
  const { DidUpdate } = didWallet(owner.wallet)
  succeeds(protocol.world.call(owner.controller, DidUpdate({ document, signature, tyron: null })))
  const deploy = sbtWallet.deploy({ init_username: name, domain: 'sbt', init: protocol.init })
  return { name, owner, key, wallet: await protocol.world.deploy(owner.controller, 'SbtWallet', deploy) }
}

/** Does it on the chain, and says whether the chain did what the model says. */
function step({ world }: ProtocolWorld, members: readonly Member[], model: Model, one: Attempt): void {
  const member = (index: number) => members[index]!
  const signed = one.kind === 'mint' ? model.signed.at(-1 - one.which) : undefined
  const meant = one.kind === 'sign' ? model.newest : signed
  const at = one.at ?? meant?.at
  if (at === undefined || (one.kind === 'mint' && signed === undefined)) return
  const { wallet } = member(at)
  const { Ivms101, Verifiable_Credential, Pause, Unpause, fields } = sbtWallet(wallet)
  const kept = (issuer: string): SoulboundWallet => ({
    address: wallet,
    version: world.read(fields.version) ?? '',
    chainId: localChainId,
    nonce: world.read(fields.credential_nonces.at(issuer)) ?? 0n,
  })
  const sign = (index: number, bytes: Uint8Array): Hex =>
    bytesToHex(signSchnorr(bytes, member(index).key.privateKey))
  const told = (execution: Execution, to: number, message: string, may: boolean): void => {
    expect(execution.receipt.success).toBe(may && !model.paused.has(at))
    if (!execution.receipt.success) return
    model.messages.set(`${at} ${to}`, { text: message, version: ++model.version })
    model.tokens.delete(`${at} ${to}`)
    model.newest = { at, of: to }
  }
  switch (one.kind) {
    case 'tell': {
      const call = Ivms101({
        issuerName: member(one.to).name,
        message: one.text,
        userSignature: null,
        tyron: null,
      })
      const by = one.by ?? at
      return told(world.call(member(by).owner.controller, call), one.to, one.text, by === at)
    }
    case 'bring': {
      const issuer = member(one.to).name
      const signer = one.signer ?? at
      const userSignature = sign(signer, holderMessage({ issuer, message: one.text }, kept(issuer)))
      const call = Ivms101({ issuerName: issuer, message: one.text, userSignature, tyron: null })
      return told(world.call(member(one.by).owner.controller, call), one.to, one.text, signer === at)
    }
    case 'sign': {
      const of = one.of ?? model.newest?.of
      const message = model.messages.get(`${at} ${of}`)
      if (message === undefined || of === undefined) return
      const issuer = member(of).name
      const credential = { issuer, issuerDomain: 'sbt', message: message.text }
      const signer = one.signer ?? of
      const signature = sign(signer, issuerMessage(credential, kept(issuer)))
      const isIssuers = signer === of
      model.signed.push({ signature, isIssuers, at, of, version: message.version })
      return
    }
    case 'mint': {
      const { signature, ...good } = signed!
      const of = one.of ?? good.of
      const call = Verifiable_Credential({
        issuerName: member(of).name,
        issuerDomain: 'sbt',
        issuerSignature: signature,
      })
      const execution = world.call(member(one.by).owner.controller, call)
      const place = `${at} ${of}`
      const isGood =
        good.isIssuers &&
        good.at === at &&
        good.of === of &&
        model.messages.get(place)?.version === good.version &&
        !model.paused.has(at)
      expect(execution.receipt.success).toBe(isGood)
      if (!isGood) return
      // Used up: what is signed next is another version of the same text.
      model.messages.set(place, { ...model.messages.get(place)!, version: ++model.version })
      model.tokens.set(place, signature)
      minted++
      return
    }
    case 'pause':
    case 'unpause': {
      const isPause = one.kind === 'pause'
      const call = isPause ? Pause({ tyron: null }) : Unpause({ tyron: null })
      const execution = world.call(member(one.by).owner.controller, call)
      const may = one.by === at && model.paused.has(at) !== isPause
      expect(execution.receipt.success).toBe(may)
      if (may && isPause) model.paused.add(at)
      else if (may) model.paused.delete(at)
    }
  }
}
