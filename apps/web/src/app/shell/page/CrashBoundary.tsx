import { Component, type ReactNode } from 'react'
import { CrashPage } from './CrashPage'

interface CrashBoundaryProps {
  /** The page that is shown. A change of the page removes the crash. */
  readonly page: string
  readonly children: ReactNode
}

interface CrashBoundaryState {
  readonly page: string
  readonly crash: { readonly error: unknown } | null
  /** How often this page was drawn anew, since something else had taken a node away. */
  readonly redrawn: number
}

/** A page that breaks each time is no matter of one lost node. */
const mostRedrawn = 3

/** A browser's translator or an extension replaced a node that React looks for: the code is well, and so is what it shows. */
function isGoneNode(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError'
}

/** Shows an error page in place of the part that threw, or draws it anew where only a node has gone. The rest of the screen stays. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { page: this.props.page, crash: null, redrawn: 0 }

  static getDerivedStateFromError(error: unknown): Partial<CrashBoundaryState> {
    return { crash: { error } }
  }

  static getDerivedStateFromProps({ page }: CrashBoundaryProps, state: CrashBoundaryState) {
    return page === state.page ? null : { page, crash: null, redrawn: 0 }
  }

  override componentDidCatch(): void {
    if (this.#mayDrawAnew()) this.setState(({ redrawn }) => ({ crash: null, redrawn: redrawn + 1 }))
  }

  #mayDrawAnew(): boolean {
    const { crash, redrawn } = this.state
    return crash !== null && isGoneNode(crash.error) && redrawn < mostRedrawn
  }

  override render(): ReactNode {
    const { crash } = this.state
    // Nothing for a moment: what comes after it is made of new nodes.
    if (this.#mayDrawAnew()) return null
    return crash ? <CrashPage error={crash.error} /> : this.props.children
  }
}
