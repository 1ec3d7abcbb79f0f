import type { DidRecord } from '@tyto/identity'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useStoredAt } from '../../shared/device/useStored'
import { useStorageWallet } from '../../shared/session/wallet/storageWallet'
import { useNetworkId } from '../../shared/settings/network'
import { vaultKey, type Vault } from './vault'

/** Opened by one storage wallet, out of one text: what another tab keeps meanwhile is sealed here. */
interface Opened<T> {
  readonly by: string
  readonly cipher: string | undefined
  readonly items: readonly T[]
}

/** A vault of an identity: sealed until its storage wallet opens it, and again once that goes. */
export function useVault<T>(vault: Vault<T>, { did }: DidRecord) {
  const key = vaultKey(useNetworkId(), did)
  const { wallet: storage, address } = useStorageWallet()
  const lying = useStoredAt(vault.kept, key)
  const [opened, setOpened] = useState<Opened<T> | null>(null)
  const take = (items: readonly T[]): void => {
    const cipher = vault.kept.get(key)?.sealed.cipher
    setOpened({ by: address ?? '', cipher, items })
  }
  const opening = useMutation({
    networkMode: 'always',
    mutationFn: () => vault.open(key, storage),
    onSuccess: take,
  })
  const changing = useMutation({
    networkMode: 'always',
    mutationFn: (change: (items: readonly T[]) => readonly T[]) => vault.change(key, storage, change),
    onSuccess: take,
  })
  const isOpen = opened !== null && opened.by === address && opened.cipher === lying?.sealed.cipher
  return {
    /** How many are kept, by this tab or another one. */
    count: lying?.count ?? 0,
    /** Null while they are sealed. */
    items: lying === null ? [] : isOpen ? opened.items : null,
    hasStorage: address !== null,
    opening,
    changing,
  }
}
