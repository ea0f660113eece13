// Runs before the packages are installed. JavaScript, because in such a folder tsx cannot load TypeScript.
const folder = process.cwd();
if (/[#?]/.test(folder)) {
  console.error(
    `The path of this folder holds # or ?, which Vite cannot load: rename it. ${folder}`,
  );
  process.exit(1);
}
