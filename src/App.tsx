import { content } from './content/content.ts';
import { About } from './sections/About/About.tsx';
import { Contact } from './sections/Contact/Contact.tsx';
import { Experience } from './sections/Experience/Experience.tsx';
import { Footer } from './sections/Footer/Footer.tsx';
import { Home } from './sections/Home/Home.tsx';
import { Projects } from './sections/Projects/Projects.tsx';
import { Skills } from './sections/Skills/Skills.tsx';
import { Testimonials } from './sections/Testimonials/Testimonials.tsx';
import { TopBar } from './sections/TopBar/TopBar.tsx';

/** The page, top to bottom. */
export function App() {
  const { owner, topBar, home, about, skills, projects, experience, testimonials, contact, footer } = content;
  return (
    <>
      <TopBar content={topBar} brand={owner.brand} />
      <main id="main" tabIndex={-1}>
        <Home content={home} owner={owner} />
        <About content={about} profiles={owner.profiles} />
        <Skills content={skills} />
        <Projects content={projects} />
        <Experience content={experience} />
        <Testimonials content={testimonials} />
        <Contact content={contact} owner={owner} />
      </main>
      <Footer content={footer} owner={owner} />
    </>
  );
}
