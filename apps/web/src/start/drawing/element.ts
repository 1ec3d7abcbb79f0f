/** The result of a component of the first paint: a tag or a component with its properties. */
export interface DrawnElement {
  readonly type: string | typeof Fragment | ((props: DrawnProps) => unknown)
  readonly props: DrawnProps
}

export type DrawnProps = Readonly<Record<string, unknown>>

/** A group of elements without an element of its own. */
export const Fragment = Symbol('fragment')

/** Stands for `jsx` of React: the compiler turns every tag of a component into a call of it. */
export function jsx(type: DrawnElement['type'], props: DrawnProps): DrawnElement {
  return { type, props }
}

export { jsx as jsxs }
