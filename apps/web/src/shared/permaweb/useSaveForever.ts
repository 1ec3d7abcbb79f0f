import type { StorageCode } from '@tyto/chain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../chain/network/chain'
import { useStorageWallet } from '../session/wallet/storageWallet'
import { noticeDuration, showToast } from '../ui/toast/toasts'
import { saveForever, type SaveRequest } from './saveForever'

/** The wallet could not even begin; any other failure is one of the upload. */
const notBegun: readonly StorageCode[] = ['WalletMissing', 'WalletNoAccount', 'WalletNoPermission']

/** Stores something for good when a person asks for it, and says what became of it. Needs the area `storage`. */
export function useSaveForever() {
  const { t } = useTranslation('storage')
  const [isBusy, setBusy] = useState(false)

  function sayWhy(code: StorageCode): void {
    const isRefusal = code === 'WalletRejected'
    const text = isRefusal ? t('rejected') : t(notBegun.includes(code) ? 'gifFailed' : 'metadataFailed')
    showToast({ kind: isRefusal ? 'info' : 'warning', text, duration: noticeDuration })
  }

  /** The id, or null where it was not stored. */
  async function save(request: SaveRequest): Promise<string | null> {
    const { wallet } = useStorageWallet.getState()
    if (wallet === null || isBusy) return null
    setBusy(true)
    showToast({ kind: 'info', text: t('about'), duration: noticeDuration })
    try {
      const { gateways } = chainOf(request.network).network
      const saved = await saveForever(request, {
        wallet,
        gateways,
        fetch: window.fetch.bind(window),
        now: () => Date.now(),
      })
      if (saved.ok) return saved.value.id
      sayWhy(saved.code)
    } catch {
      showToast({ kind: 'warning', text: t('unexpected'), duration: noticeDuration })
    } finally {
      setBusy(false)
    }
    return null
  }

  return { save, isBusy }
}
