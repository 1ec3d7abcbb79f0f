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
}

/** Shows an error page in place of the part that threw. The rest of the screen stays. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { page: this.props.page, crash: null }

  static getDerivedStateFromError(error: unknown): Partial<CrashBoundaryState> {
    return { crash: { error } }
  }

  static getDerivedStateFromProps({ page }: CrashBoundaryProps, state: CrashBoundaryState) {
    return page === state.page ? null : { page, crash: null }
  }

  override render(): ReactNode {
    const { crash } = this.state
    return crash ? <CrashPage error={crash.error} /> : this.props.children
  }
}
