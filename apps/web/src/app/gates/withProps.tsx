import type { ComponentType, PropsWithChildren } from 'react'
import type { GateComponent } from '../page'

/** A gate that takes more than its page: who may enter, what the page is called. */
export function withProps<Props>(Gate: ComponentType<PropsWithChildren<Props>>, props: Props): GateComponent {
  return function GateWithProps({ children }) {
    return <Gate {...props}>{children}</Gate>
  }
}
