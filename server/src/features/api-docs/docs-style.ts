/** Of the page at /api/docs: light and dark as the system has it. */
export const STYLE = `:root{color-scheme:light dark;--line:light-dark(#d9dce1,#3a3f47);--soft:light-dark(#f4f5f7,#1d2025)}
body{display:grid;grid-template-columns:200px minmax(0,1fr);gap:32px;max-width:1200px;margin:0 auto;padding:24px;font:16px/1.5 system-ui,sans-serif}
nav{position:sticky;top:24px;align-self:start;max-height:calc(100vh - 48px);overflow:auto}nav ul{margin:0;padding:0;list-style:none}
nav a{display:block;padding:4px 0}a{color:light-dark(#0050d8,#7fb0ff)}
pre{overflow:auto;padding:12px;border:1px solid var(--line);border-radius:8px;background:var(--soft);font-size:13px;line-height:1.5}
details{border-block-end:1px solid var(--line);padding:8px 0}summary{cursor:pointer;overflow-wrap:anywhere}
h4{margin:12px 0 4px}li{overflow-wrap:anywhere}
@media(max-width:48em){body{grid-template-columns:minmax(0,1fr);padding:16px}nav{position:static;max-height:none}nav ul{display:flex;flex-wrap:wrap;gap:0 16px}}`
