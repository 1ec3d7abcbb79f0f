import type { ComponentType, PropsWithChildren, ReactNode } from 'react'

export type GateComponent = ComponentType<{ readonly children: ReactNode }>

/** Makes a gate from a component that needs more props than its children. */
export function withProps<Props>(Gate: ComponentType<PropsWithChildren<Props>>, props: Props): GateComponent {
  return function GateWithProps({ children }) {
    return <Gate {...props}>{children}</Gate>
  }
}
