import { BaseError } from '@tyto/primitives'

export type StoreCode =
  | 'FolderInUse'
  | 'FolderNotWritable'
  | 'StoreCorrupt'
  | 'StoreNotOpened'
  | 'DiskFull'
  /** The folder holds another chain than its name says. */
  | 'OtherNetwork'
  /** The folder was written by a later version of the software. */
  | 'NewerVersion'
  /** The data folder holds no chain as it was asked for. */
  | 'NoSuchChain'

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

export function newerStore(what: string): StoreError {
  return new StoreError(
    'NewerVersion',
    'The data of the local network were written by a newer version of Tyto.',
    {
      details: what,
      metaMessages: [
        'They were left as they are. Update Tyto, or choose another folder: npm start -- --data FOLDER',
      ],
    },
  )
}

export function noSuchChain(folder: string, known: readonly string[]): StoreError {
  const there = known.length === 0 ? 'It holds none.' : `It holds: ${known.join(', ')}`
  return new StoreError('NoSuchChain', `The data folder ${folder} holds no such chain, or several.`, {
    metaMessages: [there],
  })
}

export function folderInUse(folder: string, cause: unknown): StoreError {
  return new StoreError('FolderInUse', `Another process holds the data folder ${folder}.`, {
    cause,
    metaMessages: ['Stop the other one, or choose another folder: npm start -- --data FOLDER'],
  })
}

/** The words of the store or the machine for a failure: those of its innermost cause. */
export function describe(error: unknown): string {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return inner instanceof Error ? inner.message : String(inner)
}

export function isDiskFull(cause: unknown): boolean {
  return /no space left|quota exceeded|ENOSPC|EDQUOT/i.test(describe(cause))
}
