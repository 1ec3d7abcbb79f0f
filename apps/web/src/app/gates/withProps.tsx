import type { ComponentType, PropsWithChildren } from 'react'
import type { GateComponent } from './page'

/** Makes a gate from a component that needs more props than its children. */
export function withProps<Props>(Gate: ComponentType<PropsWithChildren<Props>>, props: Props): GateComponent {
  return function GateWithProps({ children }) {
    return <Gate {...props}>{children}</Gate>
  }
}
