import { didWallet, didWallet58 } from '@tyto/contracts'
import type { Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import type { ActionName, UnmeasuredAction } from '../../../shared/transaction/gas/usualGasTable'
import { guardians, ids, type SentenceCase, type SentenceTools } from './sentenceTools'

type IdentityAction =
  | Extract<
      ActionName,
      | 'buyNftUsername'
      | 'deployDidWallet'
      | 'didCreate'
      | 'didUpdate'
      | 'didDeactivate'
      | 'updateNftDns'
      | 'transferNftUsername'
      | 'addGuardians'
      | 'removeGuardians'
      | 'configureSocialRecovery'
      | 'didSocialRecovery'
      | 'lock'
    >
  | UnmeasuredAction

/** Acts with an identity of one's own, for the test of all sentences. */
export function casesOfIdentity<Account extends { readonly address: Address }>(
  tools: SentenceTools<Account>,
): Readonly<Record<IdentityAction, SentenceCase>> {
  const { person, account, newWallet, keysOf, call, deploy, signature, told, init, addressOf } = tools

  /** Somebody whose storage wallet is connected. */
  const withKeys = async (domain: string) => ({ ...(await person(domain)), hasKeys: true as const })

  return {
    callContract: async () => {
      const cora = await person('cora')
      const asked = didWallet(cora.wallet).UpdateDeadline({ val: 9n, tyron: null })
      return {
        said: await told(cora, 'callContract', asked),
        like: /^You call UpdateDeadline of the contract .+; 1 value on the chain changes\. You pay about [\d.]+ ZIL gas\.$/,
      }
    },
    deployContract: async () => {
      const code = 'scilla_version 0\ncontract Bell (owner : ByStr20)\ntransition Ring ()\nend'
      const founder = await account('founder')
      const init = [
        { vname: '_scilla_version', type: 'Uint32', value: '0' },
        { vname: 'owner', type: 'ByStr20', value: founder.address },
      ]
      return {
        said: await told({ account: founder, wallet: null }, 'deployContract', { code, init }),
        like: /^A new contract is put on the chain; it calls itself Bell\. You pay about [\d.]+ ZIL gas\.$/,
      }
    },
    buyNftUsername: async () => {
      const bea = await person('beatrix')
      tools.knowDomain('freebirdy')
      const input = { wallet: bea.wallet, domain: 'freebirdy', recipient: null }
      return {
        said: await told(bea, 'buyNftUsername', input),
        like: /^freebirdy\.ssi becomes yours\. You pay 1,200 ZIL and about 1\.09 ZIL gas\.$/,
      }
    },
    deployDidWallet: async () => ({
      said: await told({ account: await account('newcomer'), wallet: null }, 'deployDidWallet', {}),
      like: /^A new DID wallet is made, and you control it\. You pay about (?:1\d|20)(?:\.\d+)? ZIL gas\.$/,
    }),
    didCreate: async () => {
      const creator = await account('creator')
      const wallet = await newWallet(creator, null)
      return {
        said: await told({ account: creator, wallet }, 'didCreate', { wallet }),
        like: /^Your wallet gets its DID document, with 8 keys\. You pay about \d\.\d+ ZIL gas\.$/,
      }
    },
    didUpdate: async () => {
      const dana = await withKeys('dana')
      const name: Name = { domain: 'dana', subdomain: '', topLevel: 'ssi' }
      const colors = { color1: '000000', color2: 'ffffff' }
      const web = { label: 'GitHub', link: 'github.com/dana', ...colors, description: '' }
      const link = { endpoint: 'Web2', id: 'github', protocol: 'Https', ...web }
      const patches = [
        { action: 'AddServices', services: [link] },
        {
          action: 'ReplaceKeys',
          keys: [{ purpose: 'auth', publicKey: tools.publicKeyOf('other / auth'), encrypted: 'none' }],
        },
      ]
      return {
        said: await told(dana, 'didUpdate', { wallet: dana.wallet, name, patches }),
        like: /^Added to the document of dana\.ssi: github\. Changed in the document of dana\.ssi: auth\. You pay about [\d.]+ ZIL gas\.$/,
      }
    },
    didDeactivate: async () => {
      const dora = await withKeys('doreen')
      return {
        said: await told(dora, 'didDeactivate', { wallet: dora.wallet }),
        like: /^doreen\.ssi ends for good: nobody can change or recover this identity any more\. You pay about [\d.]+ ZIL gas\.$/,
      }
    },
    updateNftDns: async () => {
      const nina = await person('ninas')
      const input = { wallet: nina.wallet, domain: 'ssi', nftID: 'dd10k#7' }
      return {
        said: await told(nina, 'updateNftDns', input),
        like: /^The NFT dd10k#7 becomes the picture of ninas\.ssi\. You pay about [\d.]+ ZIL gas\.$/,
      }
    },
    transferNftUsername: async () => {
      const tara = await person('taras')
      const to = addressOf('bruno.ssi')
      const input = { wallet: tara.wallet, domain: 'taras', to, keepsDid: true }
      return {
        said: await told(tara, 'transferNftUsername', input),
        like: /^taras\.ssi goes to bruno\.ssi: whoever controls that wallet controls the name from then on\. taras\.did stays where it is\. You pay about [\d.]+ ZIL gas\.$/,
      }
    },
    addGuardians: async () => {
      const greta = await person('gretas')
      const input = { wallet: greta.wallet, guardians: ids(...guardians) }
      return {
        said: await told(greta, 'addGuardians', input),
        like: /^bruno, carol and fern become your guardians; any two of them are not enough, three are\. You pay about [\d.]+ ZIL gas\.$/,
      }
    },
    removeGuardians: async () => {
      const rita = await person('ritas')
      const all = [...guardians, 'gretas', 'taras']
      await call(rita.account, didWallet(rita.wallet).AddGuardians({ guardians: ids(...all), tyron: null }))
      const input = { wallet: rita.wallet, guardians: ids('fern') }
      return {
        said: await told(rita, 'removeGuardians', input),
        like: /^fern is no longer your guardian\. Of your 4 guardians any two are not enough, three are\. You pay about [\d.]+ ZIL gas\.$/,
      }
    },
    configureSocialRecovery: async () => {
      const older = await account('older')
      const values = {
        init_version: 'DIDxWALLET_5.8.0',
        init_controller: older.address,
        init: init(),
        did_methods: new Map(),
        did_dkms: new Map(),
      }
      const wallet = await deploy(older, { deploy: didWallet58.deploy(values), contract: 'DidWallet58' })
      await call(older, didWallet58(wallet).DidCreate({ document: keysOf('older'), signature: null }))
      const input = { wallet, guardians: ids(...guardians) }
      return {
        said: await told({ account: older, wallet, hasKeys: true }, 'configureSocialRecovery', input),
        // Its version does not say how many are needed.
        like: /^bruno, carol and fern become your guardians\. You pay about [\d.]+ ZIL gas\.$/,
      }
    },
    didSocialRecovery: async () => {
      const lost = await person('losts')
      const { AddGuardians } = didWallet(lost.wallet)
      await call(lost.account, AddGuardians({ guardians: ids(...guardians), tyron: null }))
      tools.know(lost.account.address, 'the former')
      const rescuer = await account('rescuer')
      const asked = { kind: 'recovery', newController: rescuer.address } as const
      const pairs = []
      for (const domain of guardians)
        pairs.push({
          guardian: `${domain}.ssi`,
          signature: await signature(asked, lost.wallet, `${domain}.ssi / socialrecovery`),
        })
      const name: Name = { domain: 'losts', subdomain: '', topLevel: 'ssi' }
      const input = { name, wallet: lost.wallet, newController: rescuer.address, pairs }
      return {
        said: await told({ account: rescuer, wallet: null }, 'didSocialRecovery', input),
        like: /^losts\.ssi is controlled by you from then on, no longer by the former\. You pay about [\d.]+ ZIL gas\.$/,
      }
    },
    lock: async () => {
      const lena = await withKeys('lenas')
      const { AddGuardians } = didWallet(lena.wallet)
      await call(lena.account, AddGuardians({ guardians: ids(...guardians), tyron: null }))
      return {
        said: await told(lena, 'lock', { wallet: lena.wallet }),
        like: /^lenas\.ssi is locked: its document stays closed and it pays nothing until its guardians recover it\. Wallets of today’s versions that obey the name close with it; what was promised before still holds\. You pay about [\d.]+ ZIL gas\.$/,
      }
    },
  }
}
