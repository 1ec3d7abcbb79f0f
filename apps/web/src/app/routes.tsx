import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { loadAreas } from '../shared/i18n/translations'
import type { Area } from '../shared/i18n/resources'
import { pages, specifiedRoutes, type Route } from '../shared/routing/routes'
import { CrashPage } from './CrashPage'
import { Layout } from './Layout'
import { NotFoundPage } from './NotFoundPage'
import { PageSkeleton } from './PageSkeleton'

type LoadPage = () => Promise<ComponentType>

/** A page and the texts that it needs, loaded side by side. */
function page(load: LoadPage, ...areas: readonly Area[]): LoadPage {
  return async () => {
    const [component] = await Promise.all([load(), loadAreas(...areas)])
    return component
  }
}

/** The page of every route. */
const loaders: Readonly<Record<Route, LoadPage>> = {
  home: page(() => import('./pages/HomePage').then((module) => module.HomePage), 'home'),
  address: page(() => import('./pages/HomePage').then((module) => module.HomePage), 'home'),
  resolvedAddress: page(() => import('./pages/HomePage').then((module) => module.HomePage), 'home'),
  name: page(() => import('./pages/HomePage').then((module) => module.HomePage), 'home'),
  didWallet: page(() => import('./pages/HomePage').then((module) => module.HomePage), 'home'),
  didDocument: page(() => import('./pages/HomePage').then((module) => module.HomePage), 'home'),
}

const pageRoutes: RouteObject[] = pages.map((route) => ({
  id: route,
  path: specifiedRoutes[route],
  lazy: async () => ({ Component: await loaders[route]() }),
  HydrateFallback: PageSkeleton,
}))

/** The shell around every page; a page that fails leaves the shell standing. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: CrashPage,
    children: [
      {
        ErrorBoundary: CrashPage,
        children: [...pageRoutes, { path: '*', Component: NotFoundPage }],
      },
    ],
  },
]
