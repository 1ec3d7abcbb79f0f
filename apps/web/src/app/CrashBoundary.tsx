import { Component, type ReactNode } from 'react'
import { CrashPage } from './CrashPage'

interface CrashBoundaryProps {
  /** The page that is shown: at another one a crash is forgotten. */
  readonly page: string
  readonly children: ReactNode
}

interface CrashBoundaryState {
  readonly page: string
  readonly crash: { readonly error: unknown } | null
}

/** Shows what went wrong in the place of what threw; what stands around it stays. */
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
