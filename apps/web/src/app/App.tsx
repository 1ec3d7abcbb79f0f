import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { BrowserRouter } from 'react-router'
import { followChain } from '../shared/chain/network/chain'
import { localePrefix } from '../shared/i18n/languages'
import { ToastViewport } from '../shared/ui/toast/ToastViewport'
import { AllRoutes } from './AllRoutes'
import { CrashBoundary } from './shell/page/CrashBoundary'

const locale = localePrefix(window.location.pathname)
// No retries here, because the chain's client itself tries one endpoint after the other.
const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
})

export function App() {
  useEffect(() => followChain(queryClient), [])
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter basename={locale ? `/${locale}` : '/'}>
        <CrashBoundary page="all">
          <AllRoutes />
        </CrashBoundary>
      </BrowserRouter>
      <ToastViewport />
    </QueryClientProvider>
  )
}
