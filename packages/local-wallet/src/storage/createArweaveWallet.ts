import { isRecord } from '@tyto/primitives'
import { isText, knownPermissions, storageWallets } from '../base/walletState'
import { never } from '../base/walletWindow'
import type { ArweaveWallet } from './arweaveWallet'
import { createDataCalls } from './dataCalls'
import { readContent, storeContent } from './dispatch'
import { createEmitter } from './emitter'
import { StorageEvents } from './storageEvents'
import { storageAddress, storageKey } from './storageKeys'
import { StoragePage, type StoragePageOptions } from './storagePage'

export interface ArweaveWalletInPage {
  readonly arweaveWallet: ArweaveWallet
  /** Tells the page that the wallet is there, and follows the wallet from then on. */
  arrive(): void
  stop(): void
}

const versions = { arconnect: '1.20.0', wander: '1.41.0', silent: '1.20.0' } as const

/** Makes `window.arweaveWallet` for a page. */
export function createArweaveWallet(options: StoragePageOptions): ArweaveWalletInPage {
  const { window, store, behaviour, gateway } = options
  const page = new StoragePage(options)
  const events = createEmitter()
  const told = new StorageEvents({ window, store, page, events })
  const key = () => storageKey(page.state.storageWallet)

  const arweaveWallet: ArweaveWallet = {
    walletName: 'ArConnect',
    walletVersion: versions[behaviour],
    events,
    connect: async (permissions, app) => {
      if (page.isSilent) return never()
      const asked = knownPermissions(permissions)
      if (asked.length === 0) return page.refuseInPage('No permissions requested')
      if (asked.every((permission) => page.granted().includes(permission))) return
      const name = isRecord(app) && isText(app['name']) ? app['name'] : ''
      await page.approval({ kind: 'storageConnect', permissions: asked, app: name })
      events.emit('connect', null)
    },
    disconnect: async () => {
      if (page.isSilent) return never()
      page.forget()
      events.emit('disconnect', null)
      told.sendSwitch(undefined)
    },
    getPermissions: async () => (page.isSilent ? never() : page.granted()),
    getActiveAddress: () =>
      page.allowed({ name: 'getActiveAddress', permissions: ['ACCESS_ADDRESS'], key: 'public' }, () =>
        storageAddress(page.state.storageWallet),
      ),
    getAllAddresses: () =>
      page.allowed({ name: 'getAllAddresses', permissions: ['ACCESS_ALL_ADDRESSES'], key: 'public' }, () =>
        Promise.all(Array.from({ length: storageWallets }, (_, index) => storageAddress(index))),
      ),
    getActivePublicKey: () =>
      page.allowed(
        { name: 'getActivePublicKey', permissions: ['ACCESS_PUBLIC_KEY'], key: 'public' },
        async () => (await key()).n,
      ),
    ...createDataCalls(page, window),
    dispatch: (transaction) => {
      const content = readContent(transaction)
      if (content === undefined) return page.refuseInPage('Invalid transaction')
      return page.allowed({ name: 'dispatch', permissions: ['DISPATCH'], key: 'private' }, async () => {
        const { contentType, data } = content
        await page.approval({
          kind: 'storageDispatch',
          contentType: contentType.slice(0, 200),
          size: data.length,
        })
        return { id: await storeContent(window, await key(), content, gateway), type: 'BASE' as const }
      })
    },
  }

  return { arweaveWallet, arrive: () => told.arrive(), stop: () => told.stop() }
}
