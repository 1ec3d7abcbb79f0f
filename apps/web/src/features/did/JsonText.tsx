import styles from './W3cCard.module.css'

/** JSON with its keys in another colour. React writes all of it as text, never as HTML. */
export function JsonText({ json }: { readonly json: string }) {
  return json.split('\n').map((line, index) => {
    const [whole = '', indent = '', key = ''] = /^(\s*)("(?:[^"\\]|\\.)*")(?=: )/.exec(line) ?? []
    return (
      <span key={index}>
        <span>{indent}</span>
        {key && <span className={styles.key}>{key}</span>}
        <span>{line.slice(whole.length)}</span>
        {'\n'}
      </span>
    )
  })
}
