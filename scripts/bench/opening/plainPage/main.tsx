import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Link, RouterProvider } from 'react-router'

const rows = Array.from({ length: 100 }, (_, index) => ({ id: index, name: `Row ${index}` }))

function Page() {
  return (
    <main>
      <h1>A hundred rows</h1>
      <ul>
        {rows.map(({ id, name }) => (
          <li key={id}>
            <Link to={`/${id}`}>{name}</Link>
            <button type="button">Open</button>
          </li>
        ))}
      </ul>
    </main>
  )
}

const router = createBrowserRouter([{ path: '*', element: <Page /> }])

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
