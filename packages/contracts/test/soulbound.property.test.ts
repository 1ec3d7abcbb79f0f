import fc from 'fast-check'
import type { Execution } from '@tyto/execution'
import { addKey, holderMessage, issuerMessage, type SoulboundWallet } from '@tyto/identity'
import { bytesToHex, signSchnorr, type Address, type Hex } from '@tyto/primitives'
import { expect, test } from 'vitest'
import { didWallet, sbtWallet } from '../src'
import { ownName, signDocument, type Owner } from './people'
import { localChainId, person, protocolWorld, succeeds, type Person, type ProtocolWorld } from './world'

const people = ['alice', 'bruno', 'carol'] as const
/** Each has a name, a soulbound wallet, and a key that signs as holder and as issuer. */
interface Member {
  readonly name: string
  readonly owner: Owner
  readonly wallet: Address
  readonly key: Person
}

/** Somebody tries something with somebody's wallet. */
type Attempt =
  | {
      readonly kind: 'tell'
      readonly by: number
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
      readonly signer: number
      readonly text: string
    }
  /** The key of `signer` signs the message of `at` for the issuer `of`, as it stands: kept for later. */
  | { readonly kind: 'sign'; readonly signer: number; readonly at: number; readonly of: number }
  /** One of the signatures that were made is brought to some wallet. */
  | {
      readonly kind: 'mint'
      readonly by: number
      readonly at: number
      readonly of: number
      readonly which: number
    }
  | { readonly kind: 'pause' | 'unpause'; readonly by: number; readonly at: number }

const someone = fc.nat(people.length - 1)
const text = fc.constantFrom('one', 'two')
const attempt: fc.Arbitrary<Attempt> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('tell' as const), by: someone, at: someone, to: someone, text }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('bring' as const),
      by: someone,
      at: someone,
      to: someone,
      signer: someone,
      text,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('sign' as const), signer: someone, at: someone, of: someone }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('mint' as const),
      by: someone,
      at: someone,
      of: someone,
      which: fc.nat(9),
    }),
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

/** What ought to stand in the wallets, kept beside the chain; keys are `holder issuer`. */
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
  /** Rises with each message and token. */
  version: number
}

test('nobody without the issuer’s key gets a token, and none counts twice or elsewhere', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(attempt, { minLength: 8, maxLength: 40 }), async (attempts) => {
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
    { numRuns: 30 },
  )
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
  const { wallet } = member(one.at)
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
    expect(execution.receipt.success).toBe(may && !model.paused.has(one.at))
    if (!execution.receipt.success) return
    model.messages.set(`${one.at} ${to}`, { text: message, version: ++model.version })
    model.tokens.delete(`${one.at} ${to}`)
  }
  switch (one.kind) {
    case 'tell': {
      const call = Ivms101({
        issuerName: member(one.to).name,
        message: one.text,
        userSignature: null,
        tyron: null,
      })
      return told(world.call(member(one.by).owner.controller, call), one.to, one.text, one.by === one.at)
    }
    case 'bring': {
      const issuer = member(one.to).name
      const userSignature = sign(one.signer, holderMessage({ issuer, message: one.text }, kept(issuer)))
      const call = Ivms101({ issuerName: issuer, message: one.text, userSignature, tyron: null })
      return told(world.call(member(one.by).owner.controller, call), one.to, one.text, one.signer === one.at)
    }
    case 'sign': {
      const message = model.messages.get(`${one.at} ${one.of}`)
      if (message === undefined) return
      const issuer = member(one.of).name
      const credential = { issuer, issuerDomain: 'sbt', message: message.text }
      const signature = sign(one.signer, issuerMessage(credential, kept(issuer)))
      const isIssuers = one.signer === one.of
      model.signed.push({ signature, isIssuers, at: one.at, of: one.of, version: message.version })
      return
    }
    case 'mint': {
      if (model.signed.length === 0) return
      const { signature, ...good } = model.signed[one.which % model.signed.length]!
      const call = Verifiable_Credential({
        issuerName: member(one.of).name,
        issuerDomain: 'sbt',
        issuerSignature: signature,
      })
      const execution = world.call(member(one.by).owner.controller, call)
      const place = `${one.at} ${one.of}`
      const isGood =
        good.isIssuers &&
        good.at === one.at &&
        good.of === one.of &&
        model.messages.get(place)?.version === good.version &&
        !model.paused.has(one.at)
      expect(execution.receipt.success).toBe(isGood)
      if (!isGood) return
      // Used up: what is signed next is another version of the same text.
      model.messages.set(place, { ...model.messages.get(place)!, version: ++model.version })
      model.tokens.set(place, signature)
      return
    }
    case 'pause':
    case 'unpause': {
      const isPause = one.kind === 'pause'
      const call = isPause ? Pause({ tyron: null }) : Unpause({ tyron: null })
      const execution = world.call(member(one.by).owner.controller, call)
      const may = one.by === one.at && model.paused.has(one.at) !== isPause
      expect(execution.receipt.success).toBe(may)
      if (may && isPause) model.paused.add(one.at)
      else if (may) model.paused.delete(one.at)
    }
  }
}
