import { create } from 'zustand'
import { noStorage, type StorageSession } from './storageSession'

export const useStorageWallet = create<StorageSession>(() => noStorage)
