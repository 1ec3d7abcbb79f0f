import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { followChain } from '../shared/chain/chain'
import { localePrefix } from '../shared/i18n/languages'
import { followOtherTabs } from '../shared/session/settings'
import { applyTheme, useTheme } from '../shared/session/theme'
import { ToastViewport } from '../shared/ui/toast/ToastViewport'
import { routes } from './routes'

const locale = localePrefix(window.location.pathname)
const router = createBrowserRouter(routes, { basename: locale ? `/${locale}` : '/' })
// The chain's client retries by itself, endpoint by endpoint.
const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
})

export function App() {
  const theme = useTheme()
  useEffect(() => applyTheme(theme), [theme])
  useEffect(followOtherTabs, [])
  useEffect(() => followChain(queryClient), [])
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <ToastViewport />
    </QueryClientProvider>
  )
}
