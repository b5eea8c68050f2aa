import { exampleAddress } from '#core/goal/examples.ts';
import { GOOGLE_LABEL, texts } from './messages.ts';
import { DotsDrawing, Mark, ProductPicture, TowerDrawing, WeatherDrawing, WeekPicture } from './pictures.tsx';

/** The whole landing page. Static: landing.ts adds the few dynamic parts. */
export function Landing() {
  return (
    <>
      <a href="#main" className="skip">
        {texts.skip}
      </a>
      <Header />
      <main id="main">
        <p id="invited" className="notice invited" hidden>
          {texts.invited}
        </p>
        <p id="auth-error" className="notice error" role="alert" hidden />
        <Hero />
        <Problem />
        <How />
        <Identities />
        <CallToAction />
      </main>
      <Footer />
    </>
  );
}

function Header() {
  const anchors = texts.anchors.map(({ href, label }) => (
    <a key={href} href={href}>
      {label}
    </a>
  ));
  return (
    <header className="bar">
      <div className="wrap">
        <a href="#main" className="brand" aria-label={texts.top}>
          <Mark />
          <span>{texts.product}</span>
        </a>
        <nav className="wide-nav" aria-label={texts.nav}>
          {anchors}
        </nav>
        <a href="#cta" className="button quiet small">
          {texts.getStarted}
        </a>
        <details className="narrow-nav">
          <summary aria-label={texts.menu}>
            <svg viewBox="0 0 24 24" fill="none" strokeLinecap="round" aria-hidden="true">
              <path d="M4 8h16M4 16h16" stroke="currentColor" strokeWidth="2" />
            </svg>
          </summary>
          <nav aria-label={texts.nav}>{anchors}</nav>
        </details>
      </div>
    </header>
  );
}

function GuestButton({ look }: { look: string }) {
  return (
    <button type="button" className={`button ${look}`} data-guest="">
      {texts.guest}
    </button>
  );
}

function Hero() {
  return (
    <section className="hero">
      <div className="wrap">
        <div className="hero-words">
          <h1>{texts.hero.title}</h1>
          <p className="lead">{texts.hero.lead}</p>
          <div className="actions">
            <a href="#cta" className="button primary">
              {texts.getStarted}
            </a>
            <GuestButton look="quiet" />
            <a href="#problem" className="button plain">
              {texts.learnMore}
            </a>
          </div>
          <p className="note" data-guest-note="">
            {texts.hero.guestNote}
          </p>
          <p className="guest-error" role="alert" hidden />
        </div>
        <WeekPicture />
      </div>
    </section>
  );
}

const problemDrawings = [WeatherDrawing, TowerDrawing, DotsDrawing];

function Problem() {
  return (
    <section id="problem" aria-labelledby="problem-title">
      <div className="wrap">
        <div className="intro">
          <h2 id="problem-title">{texts.problem.title}</h2>
          <p className="lead">{texts.problem.lead}</p>
        </div>
        <ul className="points">
          {texts.problem.points.map(({ title, text }, index) => {
            const Drawing = problemDrawings[index] ?? DotsDrawing;
            return (
              <li key={title}>
                <Drawing />
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

function How() {
  return (
    <section id="how" className="tinted" aria-labelledby="how-title">
      <div className="wrap">
        <h2 id="how-title">{texts.how.title}</h2>
        <ol className="steps">
          {texts.how.steps.map(({ title, text, picture, twin }, index) => (
            <li key={title}>
              <ProductPicture name={picture} twin={twin} />
              <h3>
                <span className="number">{index + 1}</span>
                {title}
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Identities() {
  return (
    <section id="identities" aria-labelledby="identities-title">
      <div className="wrap">
        <div className="intro">
          <h2 id="identities-title">{texts.identities.title}</h2>
          <p className="lead">{texts.identities.lead}</p>
        </div>
        <ul className="examples">
          {texts.identities.examples.map(({ id, name, habit }) => (
            <li key={id}>
              <h3>
                <a
                  href={`/api/auth/google?returnTo=${encodeURIComponent(exampleAddress(id))}`}
                  data-example={exampleAddress(id)}
                >
                  {name}
                </a>
              </h3>
              <p>{habit}</p>
            </li>
          ))}
        </ul>
        <p className="guest-error" role="alert" hidden />
      </div>
    </section>
  );
}

function CallToAction() {
  return (
    <section id="cta" aria-labelledby="cta-title">
      <div className="wrap">
        <div className="call" data-theme="dark">
          <h2 id="cta-title">{texts.cta.title}</h2>
          <p className="lead">{texts.cta.text}</p>
          <div className="actions">
            <a href="/api/auth/google" className="button primary" data-sign-in-link="">
              {GOOGLE_LABEL}
            </a>
            <GuestButton look="quiet" />
          </div>
          <p className="guest-error" role="alert" hidden />
        </div>
      </div>
    </section>
  );
}

function Footer() {
  return (
    <footer className="foot">
      <div className="wrap">
        <p>
          {texts.footer.copyright} <span aria-hidden="true">·</span> {texts.footer.line}
        </p>
        <nav aria-label={texts.footer.nav}>
          <a href="/help">{texts.footer.help}</a>
          <a href="/privacy">{texts.footer.privacy}</a>
        </nav>
      </div>
    </footer>
  );
}
