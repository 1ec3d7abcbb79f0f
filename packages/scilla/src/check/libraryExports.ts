import type { AdtConstructor, AdtDefinition } from '@tyto/abi'
import type { LibraryModule } from '../syntax/ast'
import type { BoundType } from './bindings'

/** A library that was checked: what it gives to those who import it. */
export interface LibraryExports {
  /** The name by which it is imported. */
  readonly name: string
  readonly module: LibraryModule
  /** Its own declarations, as written. */
  readonly values: ReadonlyMap<string, BoundType>
  readonly types: ReadonlyMap<string, AdtDefinition>
  readonly constructors: ReadonlyMap<string, AdtConstructor>
  /** The libraries that it imports. */
  readonly imports: readonly LibraryExports[]
}

/** The declarations of a library. */
export type LibraryDeclarations = Pick<LibraryExports, 'values' | 'types' | 'constructors'>
