import { BaseError } from '@tyto/primitives'

export type StoreCode =
  | 'FolderInUse'
  | 'FolderNotWritable'
  | 'StoreCorrupt'
  | 'StoreNotOpened'
  | 'DiskFull'
  /** What stands there was made for another network id, world or test accounts. */
  | 'OtherNetwork'

/** The data folder cannot be used; the message says what to do about it. */
export class StoreError extends BaseError<StoreCode> {}

export function corruptStore(folder: string, details: string, cause?: unknown): StoreError {
  return new StoreError('StoreCorrupt', `The data of the local network in ${folder} is damaged.`, {
    details,
    cause,
    metaMessages: [
      'It was left as it is. To go on with all that can be read: npm start -- --rescue. To begin with a fresh chain: npm start -- --reset',
    ],
  })
}

export function fullDisk(folder: string, cause?: unknown): StoreError {
  return new StoreError('DiskFull', `The disk of ${folder} is full.`, {
    cause,
    metaMessages: ['Make room, or choose another folder: npm start -- --data FOLDER'],
  })
}

export function otherNetwork(folder: string): StoreError {
  return new StoreError('OtherNetwork', `The data in ${folder} belong to another network.`, {
    metaMessages: ['Give the folder its own name back, or choose another one: npm start -- --data FOLDER'],
  })
}

export function folderInUse(folder: string, cause: unknown): StoreError {
  return new StoreError('FolderInUse', `Another process holds the data folder ${folder}.`, {
    cause,
    metaMessages: ['Stop the other one, or choose another folder: npm start -- --data FOLDER'],
  })
}
