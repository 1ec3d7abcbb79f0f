// Runs before the first paint, so that a night reader is not dazzled. The key and the values are those of src/shared/settings/settings.ts.
;(function () {
  var theme = null
  try {
    theme = JSON.parse(localStorage.getItem('tyto.settings')).theme
  } catch {
    // Storage is closed, empty or holds junk: the system decides.
  }
  if (theme !== 'paper' && theme !== 'night') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'paper'
  }
  document.documentElement.dataset.theme = theme
  document.querySelector('meta[name=theme-color]').content = theme === 'night' ? '#0c121a' : '#f6f3ec'
})()
