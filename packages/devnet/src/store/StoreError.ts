import { BaseError } from '@tyto/primitives'

export type StoreCode = 'FolderInUse' | 'FolderNotWritable' | 'StoreCorrupt' | 'StoreNotOpened' | 'DiskFull'

/** The data folder cannot be used; the message says what to do about it. */
export class StoreError extends BaseError<StoreCode> {}

export function corruptStore(folder: string, details: string, cause?: unknown): StoreError {
  return new StoreError('StoreCorrupt', `The data of the local network in ${folder} is damaged.`, {
    details,
    cause,
    metaMessages: ['To begin with a fresh chain: npm start -- --reset'],
  })
}

export function fullDisk(folder: string, cause?: unknown): StoreError {
  return new StoreError('DiskFull', `The disk of ${folder} is full.`, {
    cause,
    metaMessages: ['Make room, or choose another folder: npm start -- --data FOLDER'],
  })
}
