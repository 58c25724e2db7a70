const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/**
 * The files of a brand's repository before its first app, by path. It depends on one release of our packages, exactly.
 * @param name of the repository, for its package.json
 */
export function repositoryFiles(name: string, version: string): Record<string, string> {
  return {
    'package.json': asJson({
      name,
      version: '0.1.0',
      private: true,
      type: 'module',
      workspaces: ['apps/*'],
      scripts: {
        dev: 'camping dev',
        build: 'camping build',
        start: 'camping start',
        check: 'camping check',
        storybook: 'camping storybook',
        types: 'tsc',
        'new-app': 'camping new-app',
        upgrade: 'camping upgrade',
      },
      dependencies: Object.fromEntries(['editions', 'ui', 'web'].map((one) => [`@camping/${one}`, version])),
      // Apart, so that a server does not install it and a brand can leave it out.
      devDependencies: { '@camping/storybook': version },
      engines: { node: '>=22.18' },
    }),
    'tsconfig.json': asJson({
      compilerOptions: {
        target: 'ES2022',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        module: 'preserve',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        strict: true,
        noUncheckedIndexedAccess: true,
        verbatimModuleSyntax: true,
        erasableSyntaxOnly: true,
        allowImportingTsExtensions: true,
        skipLibCheck: true,
        noEmit: true,
        types: ['vite/client'],
      },
      include: ['apps/*/*.ts', 'apps/*/slots'],
    }),
    '.editorconfig': editorConfig,
    '.nvmrc': '24\n',
    // The editor offers the settings of app.config.ts, theme.ts and slots.ts with the compiler of this repository.
    '.vscode/settings.json': asJson({
      'typescript.tsdk': 'node_modules/typescript/lib',
      'typescript.enablePromptUseWorkspaceTsdk': true,
      'search.exclude': { '**/dist': true, '**/dist-storybook': true, '**/node_modules': true },
    }),
    '.vscode/extensions.json': asJson({ recommendations: ['editorconfig.editorconfig'] }),
    '.gitignore': 'node_modules\ndist\ndist-storybook\n.data\n',
    'README.md': readme(name),
  }
}

const editorConfig = `root = true

[*]
charset = utf-8
end_of_line = lf
indent_style = space
indent_size = 2
insert_final_newline = true
`

const readme = (name: string) => `# ${name}

\`apps/\` has a folder for each app of the brand: its data (\`app.config.ts\`), colours and fonts (\`theme.ts\`), words (\`messages\`), legal texts
(\`legal\`), pages of its own (\`pages\`) and parts of pages (\`slots.ts\`). Everything else comes with the packages \`@camping/…\`.

| Command | What it does |
|---|---|
| \`npm run dev\` | Serves the apps at http://localhost:3000 and shows changes at once |
| \`npm run storybook\` | Shows every component and page in the brand's look at http://localhost:6006; \`npm run storybook -- build\` writes it to \`dist-storybook\` |
| \`npm run check\` | Names what is wrong: file, key and remedy |
| \`npm run types\` | The same for parts in TypeScript |
| \`npm run build\` | Checks, then builds the apps and the server into \`dist\` |
| \`npm start\` | Serves what was built |
| \`npm run new-app\` | A further app of the brand |
| \`npm run upgrade\` | The newest release, or \`npm run upgrade -- 1.4.0\`: installs it, writes present names into the words, and checks |
`
