import type { AddressField, ScillaType } from '@tyto/abi'
import type { TypeNode } from '../syntax/ast'

/**
 * The use of the fields of address types (`ByStr20 with contract field f : Uint128 end`): which ones are read from
 * the other contract, and which are needed as the address goes to something whose type asks for them too. A field is the
 * one of its declaration: that it is read says nothing of another one of the same name.
 */
export class AddressFields {
  readonly #meanings = new Map<TypeNode, ScillaType>()
  readonly #read = new Set<AddressField>()
  readonly #askedFor = new Set<AddressField>()

  /** Notes which type a written one means: it is the fields of this one that are read or asked for. */
  declare(node: TypeNode, type: ScillaType): void {
    this.#meanings.set(node, type)
  }

  meaningOf(node: TypeNode): ScillaType | undefined {
    return this.#meanings.get(node)
  }

  noteRead(field: AddressField): void {
    this.#read.add(field)
  }

  isRead(field: AddressField): boolean {
    return this.#read.has(field)
  }

  isNeeded(field: AddressField): boolean {
    return this.#read.has(field) || this.#askedFor.has(field)
  }

  /** A value of type `from` goes to where `to` is expected: `from` needs what `to` asks for. */
  handOver(to: ScillaType, from: ScillaType): void {
    if (to === from) return
    if (to.kind === 'address' && from.kind === 'address') {
      for (const wanted of to.fields) {
        const field = from.fields.find(({ name }) => name === wanted.name)
        if (field === undefined) continue
        this.#askedFor.add(field)
        this.handOver(wanted.type, field.type)
      }
    } else if (to.kind === 'map' && from.kind === 'map') {
      this.handOver(to.key, from.key)
      this.handOver(to.value, from.value)
    } else if (to.kind === 'adt' && from.kind === 'adt') {
      for (const [index, arg] of from.args.entries()) this.handOver(to.args[index] ?? arg, arg)
    } else if (to.kind === 'function' && from.kind === 'function') {
      this.handOver(from.from, to.from)
      this.handOver(to.to, from.to)
    }
  }
}
