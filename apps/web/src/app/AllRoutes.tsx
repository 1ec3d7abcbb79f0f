import { Route, Routes } from 'react-router'
import { Layout } from './Layout'
import { NotFoundPage } from './shell/page/NotFoundPage'
import { pageTable } from './pageTable'

/** Routes for all pages of the table, inside the shell. */
export function AllRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        {Object.entries(pageTable).map(([path, Page]) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  )
}
